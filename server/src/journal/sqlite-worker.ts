import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openFile } from './sqlite-file.ts';

// Runs SQLite in a thread of its own, which may wait for the disk without holding up the game.
createNodeOnMessageCallback(openFile);

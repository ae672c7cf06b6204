import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openFile } from './sqlite-file.ts';

// The thread in which SQLite waits for the disk.
createNodeOnMessageCallback(openFile);

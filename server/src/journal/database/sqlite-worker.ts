import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { hearGiveUp, openFile, type SqliteFile } from './sqlite-file.ts';

// Runs SQLite in a thread of its own, which may wait for the disk without holding up the game.
createNodeOnMessageCallback((file: SqliteFile) => {
  const opened = openFile(file);
  hearGiveUp(opened.db);
  return opened;
});

import { Client } from 'pg';

/** The address of the PostgreSQL server that all tests of a run share; undefined where none is installed. */
export const TEST_DATABASE = process.env.TEST_DATABASE_URL;

/** Names of the storages that tests run on: SQLite, and PostgreSQL where there is one. */
export const PLACES: readonly ('SQLite' | 'PostgreSQL')[] = TEST_DATABASE ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

let databases = 0;

/** Makes an empty database beside the one with this address; gives its own address. */
export const makeDatabase = async (url: string): Promise<string> => {
  const name = `ironhex_test_${process.pid}_${databases++}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** `node main.ts LOGS DATABASE`: a folder of clients' logs, and the address of a database, or a file of its rows. Prints what it found; exits with 1 if anything is wrong. */
import { check } from './check.ts';
import { rowsIn, rowsOfFile } from './rows.ts';

const [logs = '.', database = ''] = process.argv.slice(2);
const rows = database.startsWith('postgres') ? await rowsIn(database) : await rowsOfFile(database);
const verdict = await check(logs, rows);
console.log(JSON.stringify(verdict));
process.exitCode = verdict.wrong === 0 ? 0 : 1;

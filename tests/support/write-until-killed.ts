import { writeSync } from 'node:fs';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { databaseClient, openDatabase } from '../../infra/embedded/client.ts';

/**
 * Runs as a process that writes enquiries to a database folder and prints the name of each acknowledged one, until it
 * is killed.
 */
const [, , dataDir = ''] = process.argv;
const client = databaseClient(await openDatabase(dataDir));
let acknowledged = 0;
for (let number = 0; number < 200; number++) {
  const name = String(number);
  client.send(new PutItemCommand({ TableName: 'Enquiries', Item: marshall({ pk: 'custom', sk: name }) })).then(() => {
    writeSync(1, `${name}\n`);
    acknowledged += 1;
    if (acknowledged === 60) process.kill(process.pid, 'SIGKILL');
  });
}

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { publishAll } from '../../common/publish-all.ts';
import { StartError } from '../../common/start-error.ts';

/** Writes the pages that show programs again, with the current build. */
export async function publishPrograms({ PublishProgramFunction: FunctionName }: Record<string, string>): Promise<void> {
  if (!FunctionName) throw new StartError('The backend does not say which function publishes programs.');
  const client = new LambdaClient({});
  let from: unknown;
  // A large catalogue takes several calls, each of which returns where the next continues.
  do {
    const sent = Buffer.from(JSON.stringify({ ...publishAll, ...(from ? { from } : {}) }));
    const { FunctionError, Payload } = await client.send(new InvokeCommand({ FunctionName, Payload: sent }));
    if (FunctionError) throw new StartError(`The pages of the programs could not be written (${FunctionError}).`);
    from = JSON.parse(Buffer.from(Payload ?? '{}').toString() || '{}')?.next;
  } while (from);
}

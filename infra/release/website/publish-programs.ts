import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { StartError } from '../../shared/start-error.ts';

/** Writes the pages that show programs again, with the current build. */
export async function publishPrograms({ PublishProgramFunction: FunctionName }: Record<string, string>): Promise<void> {
  if (!FunctionName) throw new StartError('The backend does not say which function publishes programs.');
  const Payload = Buffer.from(JSON.stringify({ publish: 'all' }));
  const { FunctionError } = await new LambdaClient({}).send(new InvokeCommand({ FunctionName, Payload }));
  if (FunctionError) throw new StartError(`The pages of the programs could not be written (${FunctionError}).`);
}

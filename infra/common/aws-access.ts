import { StartError } from './start-error.ts';

/** Names of the errors with which AWS or its SDK says that nobody is signed in. */
const notSignedIn = new Set([
  ...['CredentialsProviderError', 'TokenProviderError', 'ExpiredToken', 'ExpiredTokenException'],
  ...['InvalidClientTokenId', 'UnrecognizedClientException', 'InvalidSignatureException', 'SignatureDoesNotMatch'],
]);

/**
 * Says what an operator without access to AWS has to do, instead of the SDK's error with its stack.
 * @throws StartError without credentials or region; any other error as it is
 */
export async function withAwsAccess<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { name, message } = error as Error;
    if (message === 'Region is missing') throw new StartError('Set AWS_REGION to the region of the deployment.');
    if (!notSignedIn.has(name)) throw error;
    throw new StartError(`AWS accepts no credentials here (${message}): npm run doctor says more.`, { cause: error });
  }
}

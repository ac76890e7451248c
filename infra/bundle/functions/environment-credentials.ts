/** Replaces `@aws-sdk/credential-provider-node` in the bundles: credentials come from the environment only. */
export const defaultProvider = () => async () => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('No AWS credentials in the environment.');
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
};

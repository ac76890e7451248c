const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Starts a trace in X-Ray's format (time in seconds, 96 random bits). All logs caused by this call contain its id,
 * including those of the mail about it.
 */
export const traceHeader = () =>
  `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${hex(crypto.getRandomValues(new Uint8Array(12)))}`;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Begins a trace, as X-Ray has it (time in seconds, 96 random bits): the logs of everything that this one call sets off
 * carry its id, up to the mail about it.
 */
export const traceHeader = () =>
  `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${hex(crypto.getRandomValues(new Uint8Array(12)))}`;

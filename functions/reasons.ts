import type * as z from 'zod/mini';

/** Why something failed, for people: of what did not parse the fields, never what was typed into them. */
export function reasonOf(
  error: Error & { issues?: z.core.$ZodIssue[]; $metadata?: { httpStatusCode?: number } },
): string {
  const { name, message, issues, $metadata } = error;
  if (issues) return `${name}: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;
  return `${name}: ${message}${$metadata?.httpStatusCode ? ` (HTTP ${$metadata.httpStatusCode})` : ''}`;
}

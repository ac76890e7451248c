import type * as z from 'zod/mini';

/** The reason of a failure, for people. For parse errors it names fields, never typed values. */
export function reasonOf(
  error: Error & { issues?: z.core.$ZodIssue[]; $metadata?: { httpStatusCode?: number } },
): string {
  const { name, message, issues, $metadata } = error;
  if (issues) return `${name}: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;
  return `${name}: ${message}${$metadata?.httpStatusCode ? ` (HTTP ${$metadata.httpStatusCode})` : ''}`;
}

import type { APIRequestContext } from '@playwright/test';

/** The address of the newest sample program. */
export async function samplePath(request: APIRequestContext, language: string): Promise<string> {
  const { data } = await (await request.get('/api/programs?limit=1')).json();
  return `/program/${data[0].id}?lang=${language}`;
}

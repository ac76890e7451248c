import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uploadOrigins } from '../../../../infra/emulator/upload-origins.ts';

it('allows uploads to LocalStack by the host name of its functions in Docker', async () => {
  const compose = await readFile(join(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
  const name = /^ *HOSTNAME_FROM_LAMBDA: (\S+)$/m.exec(compose)?.[1];
  const port = /'127\.0\.0\.1:(\d+):4566'/.exec(compose)?.[1];
  expect(uploadOrigins('http://127.0.0.1:4566')).toContain(`http://${name}:${port}`);
});

import { request } from 'node:http';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bucket, type ServedStorage, serveStorage, site, xmlCode } from './serve-storage.ts';

let origin: string;
let created: ServedStorage['created'];
let client: S3Client;

beforeEach(async () => {
  ({ origin, created, client } = await serveStorage());
});

describe('presigned uploads', () => {
  const presign = (size: number, expiresIn = 900) =>
    getSignedUrl(
      client,
      new PutObjectCommand({ Bucket, Key: 'uploads/p/1', ContentType: 'image/png', ContentLength: size }),
      { expiresIn, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
    );
  const put = (url: string, body: string, type = 'image/png', headers = {}) =>
    fetch(url, { method: 'PUT', body, headers: { 'Content-Type': type, ...headers } });

  it('accepts exactly the signed bytes, from the site in a browser', async () => {
    const response = await put(await presign(5), 'bytes', 'image/png', { Origin: site });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(created).toMatchObject([{ key: 'uploads/p/1', size: 5 }]);
  });

  it('refuses another length, type, key or signature', async () => {
    const url = await presign(5);
    expect(await xmlCode(await put(url, 'longer bytes'))).toBe('403 SignatureDoesNotMatch');
    expect(await xmlCode(await put(url, 'bytes', 'text/html'))).toBe('403 SignatureDoesNotMatch');
    expect(await xmlCode(await put(url.replace('uploads/p/1', 'photos/p/1'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await put(url.replace(/Signature=./, 'Signature=x'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await put(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=901'), 'bytes'))).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await xmlCode(await fetch(url))).toBe('403 SignatureDoesNotMatch');
    expect(created).toEqual([]);
  });

  it('refuses unsigned `x-amz-` headers', async () => {
    const response = await put(await presign(5), 'bytes', 'image/png', { 'x-amz-copy-source': 'photos-local/other' });
    expect(await xmlCode(response)).toBe('403 AccessDenied');
  });

  it('refuses an expired URL', async () => {
    const url = await presign(5, 60);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    try {
      expect(await xmlCode(await put(url, 'bytes'))).toBe('403 AccessDenied');
    } finally {
      clock.mockRestore();
    }
  });

  it('refuses a body without a length', async () => {
    const url = new URL(await presign(5));
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'PUT', headers: { 'Content-Type': 'image/png' } }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      call.on('error', reject);
      call.write('by');
      call.end('tes');
    });
    expect(status).toBe(403);
  });

  it('answers the preflight of the site and of no other origin', async () => {
    const preflight = (from: string, method = 'PUT') =>
      fetch(`${origin}/_storage/${Bucket}/uploads/p/1`, {
        method: 'OPTIONS',
        headers: {
          Origin: from,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(site);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await preflight('https://evil.example')).status).toBe(403);
    expect((await preflight(site, 'DELETE')).status).toBe(403);
  });
});

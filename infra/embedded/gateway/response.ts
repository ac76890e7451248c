import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { acceptedEncoding, compress, type Encoding, minimumCompressedBytes } from '../../common/http/compression.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The result that API Gateway accepts from a Lambda proxy integration; anything else is a 502. */
const ProxyResult = z.object({
  statusCode: z.int().check(z.gte(200), z.lte(599)),
  headers: z.optional(z.nullable(z.record(z.string(), scalar))),
  multiValueHeaders: z.optional(z.nullable(z.record(z.string(), z.array(scalar)))),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.nullable(z.boolean())),
});

export type ProxyResult = z.infer<typeof ProxyResult>;

/** @returns undefined if the value is no proxy result */
export const parseResult = (value: unknown): ProxyResult | undefined => ProxyResult.safeParse(value).data;

/** A result with its body as bytes, compressed at most once. */
export interface Content {
  result: ProxyResult;
  bytes: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Sends a handler's result, compressed like the deployed API's (`minimumCompressionSize`). */
export function sendResult(request: IncomingMessage, response: ServerResponse, result: ProxyResult): Promise<void> {
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  return sendContent(request, response, { result, bytes, encoded: new Map() });
}

export async function sendContent(request: IncomingMessage, response: ServerResponse, content: Content) {
  const { statusCode, headers, multiValueHeaders, isBase64Encoded } = content.result;
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders ?? {})) response.setHeader(name, values.map(String));

  let { bytes } = content;
  if (bytes.length >= minimumCompressedBytes && !isBase64Encoded) {
    response.appendHeader('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
    if (encoding) {
      bytes = await encodedOnce(content, encoding);
      response.setHeader('Content-Encoding', encoding);
    }
  }
  if (statusCode !== 204 && statusCode !== 304) response.setHeader('Content-Length', bytes.length);
  response.writeHead(statusCode).end(bytes);
}

function encodedOnce({ bytes, encoded }: Content, encoding: Encoding): Promise<Buffer> {
  const made = encoded.get(encoding) ?? compress(bytes, encoding);
  encoded.set(encoding, made);
  return made;
}

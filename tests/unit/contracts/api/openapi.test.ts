import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '#contracts/api/openapi';
import { routes } from '#contracts/api/routes';

interface Operation {
  operationId: string;
  description?: string;
  security?: object[];
  responses: Record<string, { description: string }>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

describe('the OpenAPI document', () => {
  it('is accepted by an independent OpenAPI 3.1 validator', async () => {
    const validator = new Validator();
    const result = await validator.validate(openapiDocument());
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every route once', () => {
    const { paths } = openapiDocument() as Document;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
  });

  it('states who may call a route', () => {
    const { paths } = openapiDocument() as unknown as Document;
    expect(paths['/health']?.get?.security).toBeUndefined();
    expect(paths['/programs']?.get?.security).toBeUndefined();
    expect(paths['/overview']?.get?.security).toEqual([{ session: [] }]);
    const forAgents = paths['/programs/{id}']?.delete;
    expect(forAgents?.security).toEqual([{ session: ['agent'] }]);
    expect(forAgents?.description).toContain('For staff with the role agent or owner');
    expect(forAgents?.responses['403']?.description).toContain('role_not_allowed');
  });

  it('states limits and formats of bodies', () => {
    const text = JSON.stringify((openapiDocument() as Document).paths['/programs']?.post);
    expect(text).toContain('"maxLength":120');
    expect(text).toContain('"format":"date"');
  });
});

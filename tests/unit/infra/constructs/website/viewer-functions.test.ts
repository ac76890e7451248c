import type { Request } from '@middy/core';
import type { Context } from 'aws-lambda';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languages, preferenceCookieFor } from '#contracts/field-kit/language';
import { dataAt, listDataKey } from '#contracts/website/data-at';
import {
  filteredLists,
  isFurtherFiltered,
  listChoices,
  nearLists,
  readListQuery,
} from '#contracts/website/list-choices';
import { movedPrefix } from '#contracts/website/moved';
import { notFound, notFoundPages, pageAt, pageKey, programPageKey, screenPatterns } from '#contracts/website/pages';
import { languageOf, language as negotiation } from '../../../../../functions/http/middleware/language.ts';
import { onDemandCalls } from '../../../../../infra/constructs/website/missing-page.ts';
import { viewerFunction } from '../../../../../infra/constructs/website/viewer/build.ts';
import type { ViewerRequest, ViewerResponse } from '../../../../../infra/constructs/website/viewer/event.ts';
import { viewerFunctions as names, run } from './run-viewer-function.ts';

const field = (value: string | undefined) => (value === undefined ? undefined : { value });

interface Asked {
  lang?: string;
  preferred?: string;
  query?: Record<string, string>;
}

const ask = (uri: string, { lang, preferred, query = {} }: Asked = {}) =>
  run<ViewerRequest>('page-request', {
    request: {
      uri,
      querystring: {
        lang: field(lang),
        ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, field(value)])),
      },
      cookies: { 'preferred-language': field(preferred) },
      headers: { host: { value: 'www.rihla.example' } },
    },
  }).uri;

describe('the function for pages', () => {
  const addresses = [
    ...screenPatterns.map((pattern) => pattern.replace(/:\w+/g, '0199b0aa-7000')),
    ...['/Terms', '/terms/', '/TERMS//', '/Admin/Requests', '/program', '/program/', '/nothing', '/admin/nothing'],
    ...['/program/1/2', '/administration', '/constructor', ...languages.map((language) => `/${language}/terms.html`)],
  ];

  it.each(addresses)('maps %s to the same page as the embedded server', (uri) => {
    const { name, status, programId } = pageAt(uri);
    const expected = programId
      ? name === 'brochure'
        ? pageKey(`program/${programId}/brochure`, 'ar')
        : programPageKey(programId, 'ar')
      : pageKey(name === 'admin' && status === 404 ? 'admin-not-found' : name, 'ar');
    // The fallback says if an unknown address has moved.
    expect(ask(uri)).toBe(name === notFound ? `${movedPrefix}/ar${uri}` : `/${expected}`);
    const isMissing = notFoundPages.some((missing) => expected === pageKey(missing, 'ar'));
    expect(isMissing).toBe(status === 404);
  });

  it('maps the list of programs by filters, order and page like the embedded server', () => {
    const queries: Record<string, string>[] = [
      {},
      { page: '1', utm_source: 'x' },
      { page: '2' },
      { page: '0' },
      { page: '2x' },
      { page: '10' },
      { page: '11' },
      { page: '250' },
      { page: '251' },
      { page: '99999' },
      { destination: 'europe', type: 'luxury', order: 'cheapest', page: '12' },
      { destination: 'mars', order: 'Newest', type: 'all' },
      { destination: '../secret' },
      { where: 'fr-paris', when: '2027-03', order: 'cheapest' },
      { when: '0199b0aa-7000-7000-8000-000000000001', nights: '4-6', budget: '5000', travellers: '2' },
      { party: '2-1', budget: '20000' },
      { party: '0-2' },
      { where: 'fr', page: '11' },
      { where: '../secret', when: '2027-13', nights: '4', budget: '1', travellers: '0' },
      { where: 'FR', when: 'constructor', nights: '', budget: '3000|5000', travellers: '10\n' },
    ];
    for (const query of queries) {
      const search = new URLSearchParams(query);
      const asked = JSON.stringify(query);
      const { name, list } = pageAt('/programs', search);
      const share = list && isFurtherFiltered(list) ? filteredLists.prefix : nearLists.prefix;
      const prefix = (list?.page ?? 0) <= nearLists.pages ? share : '';
      // The first page of the whole list is a file of its own.
      expect(ask('/Programs/', { query }), asked).toBe(`${name === 'programs' ? '' : prefix}/${pageKey(name, 'ar')}`);
      const data = `${prefix}/${listDataKey(readListQuery(search))}`;
      expect(ask('/data/programs.json', { query }), asked).toBe(data);
      expect(dataAt(`/${listDataKey(readListQuery(search))}`, new Map())).toEqual({
        of: 'list',
        query: readListQuery(search),
      });
    }
  });

  it('knows so few near lists that the fallback can make them all while the CDN keeps one', () => {
    const filters = nearLists.filters.reduce((product, name) => product * listChoices[name].length, 1);
    const pagesAndData = filters * nearLists.pages * 3;
    const secondsKept = 300;
    expect(pagesAndData / secondsKept).toBeLessThan(onDemandCalls.near);
  });

  it('chooses the language like the embedded server', () => {
    for (const lang of [undefined, ...languages, 'xx']) {
      for (const preferred of [undefined, ...languages, 'xx']) {
        const choice = { ...(lang && { lang }), ...(preferred && { preferred }) };
        expect(ask('/terms', choice)).toBe(`/${pageKey('terms', chooseLanguage(lang, preferred))}`);
      }
    }
  });

  it('leaves files unchanged', () => {
    for (const uri of ['/assets/main-1b2c.js', '/robots.txt', '/sitemap.xml', '/data/programs/7.json'])
      expect(ask(uri)).toBe(uri);
  });

  it('hides the lists of releases and of written pages, however the address spells them', () => {
    const hidden = [
      '/.published.json',
      '/%2epublished.json',
      '/releases/current.json',
      '/%72eleases/files/x',
      '//releases/',
    ];
    for (const uri of hidden) {
      const answer = run<object>('page-request', { request: { uri, querystring: {}, cookies: {}, headers: {} } });
      expect(answer, uri).toEqual({ statusCode: 404, statusDescription: 'Not Found' });
    }
  });

  it('maps no other address to a program’s key', () => {
    for (const id of ['%2e%2e%2fsecret', 'a%20b', 'x'.repeat(65)]) {
      expect(ask(`/program/${id}`)).toBe('/ar/program-not-found.html');
    }
  });
});

describe('the function for responses', () => {
  const answer = (headers: Record<string, string>, lang?: string) =>
    run<ViewerResponse>('page-response', {
      request: { uri: '/ar/terms.html', querystring: { lang: field(lang) } },
      response: {
        statusCode: 200,
        cookies: {},
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      },
    });
  const page = { 'content-type': 'text/html; charset=utf-8' };

  it('gives the status 404 to pages whose metadata say so', () => {
    const { statusCode, headers } = answer({ ...page, 'x-amz-meta-status': '404' });
    expect([statusCode, headers['x-amz-meta-status']]).toEqual([404, undefined]);
    expect(answer(page).statusCode).toBe(200);
  });

  it('removes the fingerprint of a page', () => {
    expect(answer({ ...page, 'x-amz-meta-fingerprint': 'a1b2' }).headers).not.toHaveProperty('x-amz-meta-fingerprint');
  });

  it('keeps what an old address asked for besides', () => {
    const leadTo = (location: string, querystring: object) =>
      run<ViewerResponse>('page-response', {
        request: { uri: '/moved/ar/old', querystring },
        response: { statusCode: 301, cookies: {}, headers: { location: { value: location } } },
      }).headers.location?.value;
    const asked = { utm: { value: 'a%20b' }, plain: { value: '' } };
    expect(leadTo('/programs', {})).toBe('/programs');
    expect(leadTo('/programs', asked)).toBe('/programs?utm=a%20b&plain');
    expect(leadTo('https://a.example/?b=c', asked)).toBe('https://a.example/?b=c&utm=a%20b&plain');
    expect(leadTo('/#about', asked)).toBe('/#about');
  });

  it('stores the requested language in the embedded server’s cookie', () => {
    for (const language of languages) {
      const { value, attributes } = answer(page, language).cookies['preferred-language'] ?? {};
      expect(`preferred-language=${value}; ${attributes}`).toBe(preferenceCookieFor(language, 'https:'));
    }
    expect(answer(page, 'xx').cookies).toEqual({});
    expect(answer({ 'content-type': 'text/javascript' }, 'en').cookies).toEqual({});
  });
});

it('passes the viewer’s host to the API, whatever the viewer sent', () => {
  const headers = { host: { value: 'www.rihla.example' }, 'x-forwarded-host': { value: 'evil.example' } };
  const request = run<ViewerRequest>('api-request', { request: { uri: '/api/session', headers } });
  expect(request.headers['x-forwarded-host']).toEqual({ value: 'www.rihla.example' });
});

describe('the language in the key of the API’s cache', () => {
  const keyed = (accepted: string | undefined) =>
    run<ViewerRequest>('api-request', {
      request: { uri: '/api/programs', headers: { 'accept-language': field(accepted) } },
    }).headers['accept-language']?.value;
  const negotiated = (accepted: string) => {
    const context = {} as Context;
    negotiation().before?.({ event: { headers: { 'accept-language': accepted } }, context } as Request);
    return languageOf(context);
  };

  it.each([
    ...['', 'en', 'EN-GB,en;q=0.9', 'ar-SA,ar;q=0.9,en;q=0.8', 'fr,en;q=0.5', 'fr', 'en;q=0.2,ar;q=0.7', 'en;q=0', '*'],
    ...['en,ar', 'ar,en', 'en;q=x', ';,=', '*;q=0.5,en;q=0.4', 'en-US,*;q=0.1', 'en;q=0.8,en-US', 'x'.repeat(500)],
  ])('%j is the one that the functions choose', (accepted) => {
    expect(keyed(accepted)).toBe(negotiated(accepted));
  });

  it('is one of the list, whatever callers send', () => {
    const tag = fc.constantFrom(...languages, 'AR-sa', 'en-gb', 'xx', '*', 'ar-', '');
    const weight = fc.constantFrom('', ';q=1', ';q=0.5', '; q=0.7', ';q=0', ';q=0.123', ';q=');
    const header = fc.array(
      fc.tuple(tag, weight).map((parts) => parts.join('')),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(header, (ranges) => {
        expect(keyed(ranges.join(','))).toBe(negotiated(ranges.join(',')));
      }),
      { numRuns: 200 },
    );
    expect(keyed(undefined)).toBe('ar');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(languages).toContain(keyed(text));
      }),
      { numRuns: 100 },
    );
  });
});

it('passes on to the API only the query parameters of the contracts', () => {
  const querystring = Object.fromEntries(
    ['limit', 'cursor', 'status', 'bust', 'utm_source'].map((name) => [name, field('x')]),
  );
  const request = run<ViewerRequest>('api-request', { request: { uri: '/api/programs', headers: {}, querystring } });
  expect(Object.keys(request.querystring)).toEqual(['limit', 'cursor', 'status']);
});

it.each(names)('%s stays below 10 kB and within the runtime’s features', (name) => {
  const code = viewerFunction(name, { octo: true });
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  const plain = code.replace(/\/\^?.*?[^\\]\/i?\.(test|exec)/g, '');
  expect(plain).not.toMatch(/\bof\b|\.\.\.|\?\.|\?\?|\bclass\b|\b(const|let|var) ?[[{]|\bimport\b|\bexport\b/);
});

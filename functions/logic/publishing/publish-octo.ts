import type { Program } from '#contracts/api/programs';
import { type OctoProduct, octoAddresses, octoKey } from '#contracts/website/octo';
import * as storage from '../../data/site-storage.ts';
import { octoAvailability, octoProduct } from '../catalogue/octo.ts';
import type { Besides } from './published-content.ts';
import { type Catalogue, hashOf, type PublishedFile, type Site } from './site.ts';

type Said = Besides['content'];

const termsIn = ({ promises }: Said) => promises?.cancellation ?? [];

/** Keys of the files of one program for partners' systems. */
export const octoKeys = (id: string): string[] =>
  [octoAddresses.product(id), octoAddresses.availability(id)].map(octoKey);

/** Returns the files of one program for partners' systems; none if the stage publishes none. */
export function octoFiles({ octo, today }: Site, program: Program, content: Said): PublishedFile[] {
  if (!octo) return [];
  const { product, availability } = octoAddresses;
  const file = (address: string, content: object): PublishedFile => ({
    key: octoKey(address),
    fingerprint: hashOf(content),
    make: async () => JSON.stringify(content),
  });
  return [
    file(product(program.id), octoProduct(program, termsIn(content), today)),
    file(availability(program.id), octoAvailability(program, today)),
  ];
}

/** The list of products as it stands in the bucket. */
export interface StandingProducts {
  products: readonly OctoProduct[];
  /** Undefined before the first write. */
  tag: string | undefined;
}

const productsKey = octoKey(octoAddresses.products);

/** Reads the list of products; undefined if the stage publishes none. */
export async function standingProducts({ bucket, octo }: Site): Promise<StandingProducts | undefined> {
  if (!octo) return undefined;
  const file = await storage.readFile(bucket, productsKey);
  return { products: file ? JSON.parse(file.content) : [], tag: file?.tag };
}

/**
 * Puts these programs into the list of products that was read, newest first, and takes out what is not shown any more: an
 * edit reads no other program.
 */
export async function replaceProducts(
  { bucket, today }: Site,
  standing: StandingProducts,
  { programs, catalogue, content }: { programs: readonly Program[]; catalogue: Catalogue; content: Said },
): Promise<'same' | 'written' | 'disturbed'> {
  const products = new Map(standing.products.map((product) => [product.id, product]));
  for (const program of programs) products.set(program.id, octoProduct(program, termsIn(content), today));
  const next = catalogue.flatMap(({ id }) => products.get(id) ?? []);
  if (standing.tag && JSON.stringify(next) === JSON.stringify(standing.products)) return 'same';
  const file = { bucket, key: productsKey, content: JSON.stringify(next), fingerprint: hashOf(next) };
  return (await storage.putFile({ ...file, over: standing.tag })) ? 'written' : 'disturbed';
}

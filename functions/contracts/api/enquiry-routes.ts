import * as z from 'zod/mini';
import { PathId } from '../field-kit/fields.ts';
import type { Uses } from '../platform/resources.ts';
import { type EnquiryType, SentReceipt } from './enquiries.ts';
import { changeRulesInWords, EnquiryChange } from './enquiry-changes.ts';
import { EnquiryListQuery, periodInWords } from './enquiry-list.ts';
import { route } from './route.ts';

const params = z.object({ id: PathId });

type Schema = z.ZodMiniType;

interface Kind<Name, Folder, Body = Schema, Entity = Schema> {
  type: EnquiryType;
  /** The name in the operations' ids: `FlightRequest`. */
  name: Name;
  /** First segment of the path: `flight-requests`. */
  folder: Folder;
  body: Body;
  entity: Entity;
  /** Rules between the body's fields. */
  rules?: readonly string[];
  /** The tables that receiving one reads besides. */
  reads?: Pick<Uses, 'Programs' | 'Departures' | 'ProgramVersions' | 'umrahLicence'>;
}

/*
 * The five routes that every kind of enquiry has. Each is made by a function of its own, so that a handler makes only its
 * own route with its schemas.
 */

export const createRoute = <const Name extends string, const Folder extends string, Body extends Schema>({
  name,
  folder,
  body,
  rules,
  reads,
}: Kind<Name, Folder, Body>) =>
  route({
    id: `create${name}`,
    summary: `Send a ${words(name)}`,
    method: 'POST',
    path: `/${folder}`,
    access: 'public',
    body: body,
    rules,
    reply: SentReceipt,
    status: 201,
    idempotent: true,
    problems: ['idempotency_key_reused'],
    uses: {
      // A suspect's earlier enquiries speak for it.
      // A repetition gets another link to the request's page.
      Enquiries: ['PutItem', 'UpdateItem', 'Query ByEmail', 'BatchGetItem'],
      EnquiryCounts: ['UpdateItem'],
      Quarantine: ['PutItem', 'UpdateItem'],
      Idempotency: ['UpdateItem'],
      Throttles: ['UpdateItem'],
      Settings: ['GetItem'],
      // By when the agency answers.
      SiteContent: ['GetItem'],
      spamThreshold: true,
      connectionBudget: true,
      siteOrigin: true,
      turnstile: true,
      ...reads,
    },
  });

export const listRoute = <const Name extends string, const Folder extends string, Entity extends Schema>({
  name,
  folder,
  entity,
}: Kind<Name, Folder, Schema, Entity>) =>
  route({
    id: `list${name}s`,
    summary: `List ${words(name)}s, newest first or reversed`,
    method: 'GET',
    path: `/${folder}`,
    access: 'staff',
    query: EnquiryListQuery,
    rules: [periodInWords],
    reply: z.array(entity),
    page: 'searched',
    status: 200,
    uses: { Enquiries: ['Query', 'Query ByStatus', 'Query ByUnanswered', 'BatchGetItem'] },
  });

export const getRoute = <const Name extends string, const Folder extends string, Entity extends Schema>({
  type,
  name,
  folder,
  entity,
}: Kind<Name, Folder, Schema, Entity>) =>
  route({
    id: `get${name}`,
    summary: `One ${words(name)}`,
    method: 'GET',
    path: `/${folder}/{id}`,
    access: 'staff',
    params,
    reply: entity,
    status: 200,
    problems: ['enquiry_not_found'],
    audit: { action: 'enquiry_read', record: type, hourly: true },
    uses: { Enquiries: ['GetItem'] },
  });

export const updateRoute = <const Name extends string, const Folder extends string, Entity extends Schema>({
  type,
  name,
  folder,
  entity,
}: Kind<Name, Folder, Schema, Entity>) =>
  route({
    id: `update${name}`,
    summary: `Change the status of a ${words(name)}, add a note, answer the customer or record a contact and how it went`,
    method: 'PATCH',
    path: `/${folder}/{id}`,
    access: { role: 'agent' },
    params,
    body: EnquiryChange,
    rules: changeRulesInWords,
    reply: entity,
    status: 200,
    // A repetition of a note or an answer adds nothing.
    idempotent: true,
    problems: ['enquiry_not_found', 'version_conflict', 'request_merged', 'history_full'],
    audit: {
      reported: [
        ...(['status_changed', 'note_added', 'customer_contacted', 'customer_answered'] as const),
        ...(['contact_outcome_noted', 'contact_undone', 'enquiry_read'] as const),
      ],
      record: type,
    },
    uses: { Enquiries: ['GetItem', 'UpdateItem'], Staff: ['BatchGetItem', 'Scan'] },
  });

export const deleteRoute = <const Name extends string, const Folder extends string>({
  type,
  name,
  folder,
}: Kind<Name, Folder>) =>
  route({
    id: `delete${name}`,
    summary: `Move a ${words(name)} to the deleted ones, from where owners restore it for 30 days`,
    method: 'DELETE',
    path: `/${folder}/{id}`,
    access: { role: 'agent' },
    params,
    reply: z.literal(true),
    status: 200,
    problems: ['enquiry_not_found', 'has_merged'],
    audit: { action: 'enquiry_deleted', record: type },
    uses: {
      Enquiries: ['GetItem', 'DeleteItem'],
      EnquiryCounts: ['UpdateItem'],
      Deleted: ['PutItem'],
      Idempotency: ['UpdateItem'],
    },
  });

const words = (name: string) => name.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();

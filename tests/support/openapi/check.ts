import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { type PictureUse, pictureLimits } from '#contracts/api/site-picture-rules';
import { templateFacts } from '#contracts/api/template-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { namesOnly } from '#contracts/field-kit/facts';
import type { Document, Operation, Schema } from './document.ts';
import { type Hours, keepsHours } from './hours.ts';
import { type Departing, keepsDeparture, keepsPrices, keepsTerms, type Offering } from './offers.ts';
import { keepsQuote, keepTexts, type QuoteBody } from './quotes.ts';

/** Checks calls and replies against the document only. */
export function documentChecks({ components }: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  ajv.addFormat('phone', (text) => isValidPhoneNumber(text.trim(), 'SA'));
  for (const format of ['date', 'date-time', 'uuid', 'binary']) ajv.addFormat(format, true);
  // Ajv divides floating-point numbers: for it, 19.99 is not a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    validate: (step: number, value: number) => Number(value.toFixed(step === 0.1 ? 1 : 2)) === value,
  });
  const compiled = new Map<Schema, ValidateFunction>();

  /** Returns the errors of a value; undefined if it matches the schema. */
  function faultOf(schema: Schema, value: unknown): string | undefined {
    const [, name] = String(schema.$ref ?? '').match(/^#\/components\/schemas\/(\w+)$/) ?? [];
    const wanted = (name && components.schemas[name]) || schema;
    const validate = compiled.get(wanted) ?? ajv.compile(wanted);
    compiled.set(wanted, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  }

  return {
    faultOf,
    /** True if a text is valid for a parameter: numbers are written in digits. */
    allowsText(schema: Schema, text: string): boolean {
      const isNumber = schema.type === 'integer' && /^(0|[1-9]\d*)$/.test(text);
      return faultOf(schema, isNumber ? Number(text) : text) === undefined;
    },
    /** Returns the errors of a reply by the document. */
    faultOfReply({ responses }: Operation, status: number, type: string | null, body: string): string | undefined {
      const response = responses[status];
      if (!response) return `status ${status} is not documented`;
      if (!response.content) return body === '' ? undefined : `status ${status} has a body`;
      const content = response.content[type?.split(';')[0] ?? ''];
      return content ? faultOf(content.schema, JSON.parse(body)) : `content type ${type} is not documented`;
    },
  };
}

const aboutPersons = new Set(['findPerson', 'exportPerson', 'erasePerson', 'withdrawMarketing', 'addPrivacyRequest']);

type Fields = Record<string, string | null | undefined>;

interface Dated {
  id: string;
  kind: string;
  names: { ar: string };
  from: string;
  to: string;
}

interface Titled {
  id: string;
  title: string;
  texts: { ar: string; en?: string | null };
}

/** The rules between fields that the document states in words. */
export function keepsRules(operationId: string, fields: Fields, path: Fields): boolean {
  const { type, from_date, to_date, check_in, check_out, from, to } = fields;
  const isCorrection = operationId === 'correctRequest';
  if (isCorrection && type !== path.type) return false;
  const isByStaff = isCorrection || operationId === 'enterRequest';
  const { action } = fields;
  const isFlight =
    operationId === 'createFlightRequest' || action === 'change_flight_dates' || (isByStaff && type === 'flight');
  const isHotel =
    operationId === 'createHotelRequest' || action === 'change_hotel_dates' || (isByStaff && type === 'hotel');
  if (isFlight) {
    const departs = isCorrection || isAfter(from_date, addDays(riyadhDay(), -1));
    return departs && (isBlank(to_date) || isAfter(to_date, from_date));
  }
  if (isHotel) return isAfter(check_out, check_in);
  if (/^(create|update)Program$/.test(operationId)) {
    return !isAfter(from_date, to_date) && keepsPrices(fields as Offering) && keepsTerms(fields as Offering);
  }
  if (operationId === 'addDepartures') {
    return (fields as unknown as { departures: Departing[] }).departures.every(keepsDeparture);
  }
  if (operationId === 'updateDeparture') return keepsDeparture(fields as unknown as Departing);
  if (operationId === 'getOverview') return isOverviewPeriod({ from, to });
  if (operationId === 'updateSeasons') return areSeasons((fields as unknown as { seasons: Dated[] }).seasons);
  if (operationId === 'reportAnswers' || operationId === 'getFigures') return isReportPeriod({ from, to });
  if (operationId === 'updateHours') return keepsHours(fields as unknown as Hours);
  if (/^update(Shared|Own)Templates$/.test(operationId)) {
    return areTemplates((fields as unknown as { templates: Titled[] }).templates);
  }
  if (/^update(Shared|Own)Views$/.test(operationId)) {
    return areToldApart((fields as unknown as { views: Titled[] }).views);
  }
  if (operationId === 'sendQuote') return keepsQuote((fields as unknown as { content: QuoteBody }).content);
  if (operationId === 'updateQuoteSettings') {
    const { templates } = fields as unknown as { templates: (Titled & Parameters<typeof keepTexts>[0][number])[] };
    return areToldApart(templates) && keepTexts(templates);
  }
  if (operationId === 'settleSale') return fields.state !== 'lost' || !isBlank(fields.reason);
  if (operationId === 'addSitePicture') return fitsUse(fields as unknown as PictureBody);
  if (/^update(FlightRequest|HotelRequest|CustomRequest|Message)$/.test(operationId)) return keepsContact(fields);
  // The fields of these operations are ids of members, and tags.
  if (operationId === 'assignRequest' || operationId === 'tagRequest') return true;
  // The field of this operation records a filter, and has no rules between its fields.
  if (operationId === 'announceExport') return true;
  if (aboutPersons.has(operationId)) return !isBlank(fields.phone) || !isBlank(fields.email);
  return isBlank(from) || isBlank(to) || !isAfter(from, to);
}

function areSeasons(seasons: readonly Dated[]): boolean {
  const said = seasons.map(({ kind, names, from, to }) => JSON.stringify([kind, names.ar.trim(), from, to]));
  const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;
  const isPeriod = ({ from, to }: Dated) => !isAfter(from, to) && isAfter(addDays(from, 120), to);
  return seasons.every(isPeriod) && isOnce(said) && isOnce(seasons.map(({ id }) => id));
}

function areTemplates(templates: readonly Titled[]): boolean {
  const isKnown = (text: string) => namesOnly(text, templateFacts);
  return templates.every(({ texts }) => isKnown(texts.ar) && isKnown(texts.en ?? '')) && areToldApart(templates);
}

function areToldApart(entries: readonly Pick<Titled, 'id' | 'title'>[]): boolean {
  const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;
  return isOnce(entries.map(({ id }) => id)) && isOnce(entries.map(({ title }) => title.trim()));
}

interface PictureBody {
  use: PictureUse;
  content_type: string;
  size: number;
}

function fitsUse({ use, content_type, size }: PictureBody): boolean {
  const { types, bytes } = pictureLimits[use];
  return types.includes(content_type) && size <= bytes;
}

/** Generated ids are of no members, whom alone a note mentions. */
const keepsContact = ({ contacted, undo_contact, outcome, call_back_at, mentions = '' }: Fields) =>
  !(contacted && undo_contact) && (outcome === 'call_back') === (call_back_at !== undefined) && !mentions?.length;

function isOverviewPeriod({ from, to }: Fields): boolean {
  const today = riyadhDay();
  const start = isBlank(from) ? `${(isBlank(to) ? today : String(to)).slice(0, 8)}01` : String(from);
  const end = isBlank(to) ? (start > today ? start : today) : String(to);
  return start <= end && addDays(start, 366) > end;
}

function isReportPeriod({ from, to }: Fields): boolean {
  const today = riyadhDay();
  const end = isBlank(to) ? (isBlank(from) || !isAfter(from, today) ? today : String(from)) : String(to);
  return isBlank(from) || (!isAfter(from, end) && isAfter(addDays(String(from), 92), end));
}

const isBlank = (text: string | null | undefined) => !text?.trim();
const isAfter = (day: string | null | undefined, other: string | null | undefined) => String(day) > String(other);

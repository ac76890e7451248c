import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnquiryType } from '#contracts/api/enquiries';
import type { Sample } from '../sample.ts';

export interface WrittenSample extends Sample {
  /** The heading under which it stands. */
  kind: string;
}

const forms: Readonly<Record<string, EnquiryType>> = { m: 'message', f: 'flight', h: 'hotel', c: 'custom' };

/** The texts of the files of one class in this folder: a heading for each kind, then `form|name|place|text` in each line. */
export function writtenOf(what: 'real' | 'unwanted'): WrittenSample[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith(`${what}-`) && file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      let kind = '';
      return readFileSync(join(import.meta.dirname, file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          if (line.startsWith('# ')) kind = `${file.replace('.txt', '')} ${line.slice(2)}`;
          return line && !line.startsWith('# ') ? [{ ...sampleOf(line), kind }] : [];
        });
    });
}

function sampleOf(line: string): Sample {
  const [form = '', name = '', place = '', ...rest] = line.split('|');
  const type = forms[form] ?? 'message';
  const text = rest.join('|').replaceAll('\\n', '\n');
  const contact = { name, phone: '+966551234567', email: null };
  return { type, at: 0, website: '', seconds: 30, body: { ...contact, ...fieldsOf(type, place, text) } };
}

function fieldsOf(type: EnquiryType, place: string, text: string): Record<string, unknown> {
  const places = place.split(' > ');
  switch (type) {
    case 'flight':
      return { main_departure: places[0], main_arrival: places.at(-1), notes: text, legs: [] };
    case 'hotel':
      return { destination: place, notes: text };
    case 'custom':
      return { special_destination: place, travel_expert_help: text };
    default:
      return { message: text };
  }
}

import { v7 as uuid } from 'uuid';
import type { PhotoRecord } from '#contracts/api/photo-record';
import type { ProgramReply } from '#contracts/api/programs';
import {
  emptyValues,
  type ProgramValues,
} from '../../../../../../frontend/console/features/programs/program-values.ts';
import { reply } from '../../../../logic/catalogue/program.ts';

const trip = {
  trip_name: 'العلا في ثلاثة أيام',
  city: 'العلا',
  from_date: '2027-03-12',
  to_date: '2027-03-15',
  nights: 3,
  price_sar: 4500,
};

/** Valid form values to vary in tests. */
export const values = (changes: Partial<ProgramValues> = {}): ProgramValues => ({
  ...emptyValues,
  ...trip,
  ...changes,
});

export const photo = (changes: Partial<PhotoRecord> = {}): PhotoRecord => {
  const id = changes.id ?? uuid();
  return {
    id,
    program_id: 'p',
    image_url: `/photos/p/${id}.jpg`,
    created_at: new Date().toISOString(),
    status: 'ready',
    fault: null,
    size: { width: 1600, height: 1067 },
    widths: [320, 800, 1600],
    illustration: false,
    ...changes,
  };
};

/** The server's reply with the program that `values()` describe. */
export const savedReply = (changes: Partial<ProgramReply> = {}): ProgramReply =>
  reply({ id: uuid(), ...trip, description: null, ...changes });

import { replyOf } from '#contracts/api/program-edge';
import type { Program, ProgramReply } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { offerOf } from './catalogue/offer.ts';

/** The reply with a program: its days and price are what can be asked for today. */
export function replyFor(program: Program, today = riyadhDay()): ProgramReply {
  const { from_date, to_date, nights, price_sar } = offerOf(program, today);
  return replyOf(program, { from_date, to_date, nights, price_sar });
}

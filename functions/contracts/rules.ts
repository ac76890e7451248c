/** The codes of all rules. Problems carry them as `errors[].code`; the sentences are in `functions/http/texts`. */
export const ruleCodes = [
  'required',
  'wrong_type',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'not_an_option',
  'invalid_format',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
  'date_out_of_range',
  'invalid_cursor',
  'too_many_decimals',
  'too_many_items',
  'passenger_required',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
  'invalid_trip_duration',
  'to_date_before_from_date',
  'range_too_long',
  'nothing_to_change',
  'not_an_image',
  'photo_too_large',
] as const;

export type RuleCode = (typeof ruleCodes)[number];

/** Rules whose sentence contains a number. */
export const limitRules = [
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_many_decimals',
  'too_many_items',
] as const satisfies readonly RuleCode[];

export type LimitRule = (typeof limitRules)[number];

/** The order in which the specification (section 5) checks an enquiry: the first issue in it sums up the others. */
const toldFirst: readonly RuleCode[] = [
  'passenger_required',
  'required',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
  'invalid_trip_duration',
];

/** The issue that sums up the others; undefined where the specification sets no order. */
export const faultToldFirst = <Fault extends { code: string }>(faults: readonly Fault[]): Fault | undefined =>
  toldFirst.map((rule) => faults.find(({ code }) => code === rule)).find((fault) => fault !== undefined);

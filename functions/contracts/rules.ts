/** Every way a field can be wrong. Replies carry these as `errors[].code`; the sentences are in `functions/http/texts`. */
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

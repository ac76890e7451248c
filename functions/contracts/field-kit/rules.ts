/** The codes of all rules. Problems carry them as `errors[].code`; the sentences are in `functions/http/texts`. */
export const ruleCodes = [
  'required',
  'wrong_type',
  'too_short',
  'too_long',
  'too_common',
  'easy_to_guess',
  'wrong_password',
  'wrong_code',
  'too_small',
  'too_large',
  'not_an_option',
  'invalid_format',
  'invalid_email',
  'invalid_phone',
  'identity_number',
  'invalid_date',
  'date_out_of_range',
  'invalid_cursor',
  'too_many_decimals',
  'too_many_items',
  'passenger_required',
  'adult_required',
  'adult_with_children_required',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
  'invalid_trip_duration',
  'to_date_before_from_date',
  'range_too_long',
  'report_too_long',
  'season_too_long',
  'duplicate_season',
  'duplicate_title',
  'hours_overlap',
  'nothing_to_change',
  'invalid_colour',
  'invalid_link',
  'invalid_site_link',
  'unknown_fact',
  'invalid_page_name',
  'reserved_page_name',
  'page_name_taken',
  'published_since',
  'invalid_path',
  'invalid_target',
  'path_in_use',
  'moved_twice',
  'moved_again',
  'adult_price_required',
  'listed_twice',
  'ages_in_wrong_order',
  'steps_in_wrong_order',
  'free_step_required',
  'deadline_after_departure',
  'price_of_zero',
  'end_not_after_start',
  'texts_too_long',
  'more_than_capacity',
  'total_below_zero',
  'more_than_total',
  'day_passed',
  'umrah_licence_required',
  'not_an_image',
  'photo_too_large',
  'picture_not_ready',
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
  'photo_too_large',
] as const satisfies readonly RuleCode[];

export type LimitRule = (typeof limitRules)[number];

/** Rules that only the forms check: the API accepts past days too, so that staff can enter older requests. */
export const formRules = [...ruleCodes, 'day_in_past'] as const;
export type FormRule = (typeof formRules)[number];

/** Our own rules, in the order in which a form reports them, after those that the product page orders. */
const unspecified = [
  'adult_required',
  'adult_with_children_required',
  'too_small',
  'invalid_date',
  'date_out_of_range',
  'day_in_past',
  'too_long',
  'invalid_phone',
  'invalid_email',
  'identity_number',
] as const satisfies readonly FormRule[];

/** The order in which docs/product.md checks each kind of enquiry. */
const specified = {
  flight: ['passenger_required', 'required', 'departure_in_past', 'return_not_after_departure'],
  hotel: ['required', 'check_out_not_after_check_in'],
  custom: ['required', 'invalid_trip_duration'],
  message: ['required'],
} as const satisfies Record<string, readonly RuleCode[]>;

/** The order in which each form checks: the first of several issues is the heading. */
export const ruleOrder: Readonly<Record<keyof typeof specified, readonly FormRule[]>> = {
  flight: [...specified.flight, ...unspecified],
  hotel: [...specified.hotel, ...unspecified],
  custom: [...specified.custom, ...unspecified],
  message: [...specified.message, ...unspecified],
};

/** Returns the issue that comes first in the product page's order; undefined if that order has none of them. */
export const firstSpecified = <Issue extends { code: string }>(issues: readonly Issue[]): Issue | undefined =>
  Object.values(specified)
    .flat()
    .map((rule) => issues.find(({ code }) => code === rule))
    .find((issue) => issue !== undefined);

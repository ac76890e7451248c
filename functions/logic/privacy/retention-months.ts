import { retention } from '#contracts/platform/resources';

/** Months between the end of an enquiry and its anonymisation, from the setting of the stage. */
export const retentionMonths = (): number => Number(process.env[retention.variable] || retention.months);

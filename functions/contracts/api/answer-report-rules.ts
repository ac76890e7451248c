/** The most days that the report of first answers covers. */
export const longestReportDays = 366;

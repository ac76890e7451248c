import Papa from 'papaparse';

/** The first character of the file: without it, Excel decodes Arabic as Latin letters. */
export const byteOrderMark = '\uFEFF';

/**
 * Matches text that a spreadsheet would run as a formula; it gets a leading apostrophe. Covers every line of a cell,
 * and full-width characters (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const lineEnd = '\r\n';

/** Formats rows of cells as lines of a CSV file. */
export const toLines = (rows: unknown[][]) =>
  Papa.unparse(rows, { escapeFormulae: formula, newline: lineEnd }) + (rows.length > 0 ? lineEnd : '');

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
    fieldNames?: string[];
    /** `schemaOrg` if it is not in the vocabulary. */
    errorType?: 'schemaOrg';
  }
  /** Has no types of its own. */
  export default class Validator {
    constructor(vocabulary: object);
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

import { requiredLongText } from './field.ts';

export const messageFields = { message: requiredLongText(5000) } as const;

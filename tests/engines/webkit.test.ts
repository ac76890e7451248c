import { visit } from './visit.ts';
import { webkit } from './webkit.ts';

visit(webkit);

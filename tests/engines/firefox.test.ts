import { firefox } from './firefox.ts';
import { visit } from './visit.ts';

visit(firefox);

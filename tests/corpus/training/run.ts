import { writeFileSync } from 'node:fs';
import { lessons } from './lessons.ts';
import { train } from './train.ts';
import { sourceOf, weightsFile } from './weights-file.ts';

writeFileSync(weightsFile, sourceOf(train(lessons())));

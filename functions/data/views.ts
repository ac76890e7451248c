import { ViewList } from '#contracts/api/views';
import { keptLists } from './kept-lists.ts';

export const { read: readViews, replace: replaceViews, remove: removeViews } = keptLists('views', ViewList);

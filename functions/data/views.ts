import { type View, ViewList } from '#contracts/api/views';
import { keptLists } from './kept-lists.ts';

const lists = keptLists<'views', View>('views', ViewList);
export const { read: readViews, replace: replaceViews, remove: removeViews } = lists;

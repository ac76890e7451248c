import { useEffect, useMemo, useState } from 'react';
import { createDraft } from '#shared/features/enquiries/draft.ts';

/** A text that is kept in the tab from the first letter until it is emptied: a reload loses nothing. */
export function useKeptText(name: string): [text: string, write: (text: string) => void] {
  const draft = useMemo(() => createDraft<string>(name), [name]);
  const [text, setText] = useState('');

  useEffect(() => setText(draft.read() ?? ''), [draft]);

  const write = (typed: string) => {
    setText(typed);
    if (typed) draft.write(typed);
    else draft.clear();
  };

  return [text, write];
}

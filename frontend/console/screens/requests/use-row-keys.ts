import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { type EnquiryKey, isSameEnquiry } from '../../features/enquiries/enquiry-key.ts';
import { useKeyActions } from '../../features/keys/use-key-actions.ts';
import { rowLink } from '../../features/side-panel/row-link.tsx';

interface Options {
  enquiries: readonly Enquiry[];
  open: EnquiryKey | undefined;
  openSearch: (enquiry: EnquiryKey) => string;
  /** Undefined for staff who may only read. */
  onReply?: (enquiry: Enquiry) => void;
  onQuote?: (enquiry: Enquiry) => void;
}

/** The keys of the list. They act on the open request, else on the row that has the focus, else on the first. */
export function useRowKeys({ enquiries, open, openSearch, onReply, onQuote }: Options) {
  const navigate = useNavigate();
  const [noteFor, setNoteFor] = useState<string>();

  const place = () =>
    enquiries.findIndex((enquiry) => (open ? isSameEnquiry(enquiry, open) : enquiry.id === focusedId()));
  const current = () => enquiries[open ? place() : Math.max(place(), 0)];

  const move = (step: number) => {
    const next = enquiries[place() + step];
    if (!next) return;
    if (open) navigate(openSearch(next));
    rowLink(next.id)?.[open ? 'scrollIntoView' : 'focus']();
  };

  useKeyActions({
    next: () => move(1),
    previous: () => move(-1),
    status: () => openMenu('status', current()),
    assign: () => openMenu('owner', current()),
    ...(onQuote && {
      quote: () => {
        const enquiry = current();
        if (enquiry) onQuote(enquiry);
      },
    }),
    ...(onReply && {
      chat: () => {
        const enquiry = current();
        if (enquiry?.phone) onReply(enquiry);
      },
      note: () => {
        const enquiry = open ?? current();
        if (!enquiry) return;
        setNoteFor(enquiry.id);
        if (!open) navigate(openSearch(enquiry));
      },
    }),
  });

  return { noteFor, onNote: () => setNoteFor(undefined) };
}

const rowOf = (element: Element | null | undefined) => element?.closest('tr, li');

const focusedId = () => rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? '';

/**
 * Opens a menu in the row, else the panel's: beside the panel, rows are short. Cards, and rows whose column is hidden, have
 * it in the menu with all actions.
 */
function openMenu(key: 'status' | 'owner', enquiry: Enquiry | undefined): void {
  if (!enquiry) return;
  const row = rowOf(rowLink(enquiry.id));
  const control =
    row?.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
    document.querySelector<HTMLElement>(`.ant-drawer [data-key="${key}"]`) ??
    row?.querySelector<HTMLElement>('[data-key="more"]');
  // The panel chooses the status in a field, which opens when it is pressed.
  const field = control?.querySelector<HTMLElement>('[role="combobox"]');
  (field ?? control)?.focus();
  if (field) control?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  else control?.click();
}

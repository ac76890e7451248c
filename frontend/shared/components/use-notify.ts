import { createContext, useContext } from 'react';

export interface Notice {
  /** A notice replaces an earlier one with the same key. */
  key: string;
  tone: 'success' | 'error';
  title: string;
  text: string;
}

/** Shows a notice and returns a function that removes it. */
export type Notify = (notice: Notice) => () => void;

export const NotifyContext = createContext<Notify>(() => {
  throw new Error('useNotify needs Notices above it');
});

/**
 * Shows the outcome of an action over the page. For public screens: antd's notices disappear while the keyboard is in
 * them (docs/decisions/0012).
 */
export const useNotify = () => useContext(NotifyContext);

export const NoticePlaceContext = createContext<(place: HTMLElement | null) => void>(() => {});

/** A ref for an element in which a phone shows the notices, so that they cover nothing. */
export const useNoticePlace = () => useContext(NoticePlaceContext);

import { type ReactNode, useDeferredValue } from 'react';

interface FrameFirstProps {
  /** An empty frame, as large as the content. */
  frame: ReactNode;
  children: ReactNode;
}

/** Answers a tap with an empty frame in the next frame of the screen: a slow phone needs longer for the content. */
export function FrameFirst({ frame, children }: FrameFirstProps) {
  return useDeferredValue(true, false) ? children : frame;
}

import { useRef, type PointerEvent } from 'react';

const MIN_DISTANCE_PX = 40;

/**
 * Detects a horizontal swipe.
 * @param onSwipe called with 1 for a swipe to the left, -1 for a swipe to the right
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < MIN_DISTANCE_PX || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

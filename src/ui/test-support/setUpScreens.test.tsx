// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';

test('each screen is tested in StrictMode, which repeats the effects of what it mounts · TRAP-47', () => {
  const seen: string[] = [];
  function Screen() {
    useEffect(() => {
      seen.push('begins');
      return () => void seen.push('ends');
    }, []);
    return null;
  }
  render(<Screen />);

  expect(seen).toEqual(['begins', 'ends', 'begins']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveCrop, squareOf, startCrop, zoomCrop } from './crop.ts';

const size = { width: 600, height: 400 };

test('at first the largest square in the middle is kept', () => {
  assert.deepEqual(squareOf(size, startCrop(size)), { left: 100, top: 0, side: 400 });
});

test('the picture follows the hand, and stops at its edge', () => {
  const start = startCrop(size);
  const moved = moveCrop(size, start, { right: 0.1, down: 0.5 });
  assert.deepEqual(squareOf(size, moved), { left: 60, top: 0, side: 400 });
  const farLeft = moveCrop(size, start, { right: -9, down: 0 });
  assert.deepEqual(squareOf(size, farLeft), { left: 200, top: 0, side: 400 });
});

test('zooming keeps the middle, and comes back inside the picture', () => {
  const close = zoomCrop(size, startCrop(size), 2);
  assert.deepEqual(squareOf(size, close), { left: 200, top: 100, side: 200 });
  const corner = moveCrop(size, close, { right: 9, down: 9 });
  assert.deepEqual(squareOf(size, corner), { left: 0, top: 0, side: 200 });
  assert.deepEqual(squareOf(size, zoomCrop(size, corner, 0)), { left: 0, top: 0, side: 400 });
  assert.equal(zoomCrop(size, close, 99).zoom, 4);
});

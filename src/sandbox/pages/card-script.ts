/** Groups the digits of a card as they stand on the card; the page works without it. Served as a file. */
export const cardScript = `
const field = document.getElementById('number');
const group = () => {
  const atEnd = field.selectionStart === field.value.length;
  const digits = field.value.replace(/[^0-9]/g, '').slice(0, 19);
  const isAmex = /^3[47]/.test(digits);
  const parts = isAmex ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : digits.match(/.{1,4}/g) || [];
  const grouped = parts.filter(Boolean).join(' ');
  // Whoever mends a digit in the middle keeps the place.
  if (!atEnd || /[^0-9\\s\\u00a0-]/.test(field.value) || grouped === field.value) return;
  field.value = grouped;
};
if (field) {
  field.addEventListener('input', group);
  field.addEventListener('blur', () => { field.setSelectionRange(field.value.length, field.value.length); group(); });
}
`;

import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/node';
import { addressOf, type Sheet, type SheetCell, type SheetValue, type StyledCell } from './sheet.ts';

/** What a cell of a spreadsheet can hold. */
const maxTextChars = 32_000;
const maxRows = 20_000;
const dateFormat = 'yyyy-mm-dd';

/** Writes sheets as a file of Office Open XML. */
export async function writeSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  return await writeExcelFile(
    sheets.map(({ name, widths, rows, stickyRows = 0, stickyColumns = 0 }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      data: rows.slice(0, maxRows).map((row) => row.map(cellOf)),
      stickyRowsCount: stickyRows,
      stickyColumnsCount: stickyColumns,
      dateFormat,
    })),
    { features: [resultsOfFormulas(sheets)] },
  ).toBuffer();
}

function cellOf(cell: SheetCell): Cell {
  const { value, isBold = false, isWrapped = false, format } = styled(cell);
  const style = {
    ...(isBold && { fontWeight: 'bold' as const }),
    ...(isWrapped && { wrap: true, alignVertical: 'top' as const }),
    ...(format !== undefined && { format }),
  };
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { ...style, type: String, value: value.slice(0, maxTextChars) };
  if (typeof value === 'number') return { ...style, type: Number, value };
  if (value instanceof Date) return { format: dateFormat, ...style, type: Date, value };
  return { ...style, type: 'Formula', value: value.formula };
}

function styled(cell: SheetCell): StyledCell {
  return isStyled(cell) ? cell : { value: cell };
}

function isStyled(cell: SheetCell): cell is StyledCell {
  return typeof cell === 'object' && cell !== null && 'value' in cell;
}

/** The library writes formulas without results: whoever reads the file without computing would see nothing. */
function resultsOfFormulas(sheets: readonly Sheet[]): Feature<Stream | Buffer | Blob> {
  const results = sheets.map(({ rows }) => {
    const known = new Map<string, number>();
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries()) {
        const result = resultOf(styled(cell).value);
        if (result !== undefined) known.set(addressOf(row, column), result);
      }
    return known;
  });
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            xml.replaceAll(
              /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(?=<\/c>)/g,
              (cell: string, _cell, at: string) => {
                const result = results[sheetIndex]?.get(at);
                return result === undefined ? cell : `${cell}<v>${result}</v>`;
              },
            ),
        },
      },
    },
  };
}

function resultOf(value: SheetValue): number | undefined {
  return typeof value === 'object' && value !== null && 'formula' in value ? value.result : undefined;
}

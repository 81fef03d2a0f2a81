/** Rooms whose folders know each other in a circle or know their root, each with what is left to do; none is added. */
export const unclearRooms: Readonly<Record<string, string>> = {
  'src/backoffice': 'cookies and the server context lie beside the routes and are used by layout/',
  'src/modules/reports': 'the dossier lies at the root and is used by samples/ and typst/',
  'src/platform': 'database/ takes a backup before it migrates, and backup/ asks database/ for its tools',
  'src/sandbox': 'the transactions lie at the root and are used by every folder',
  'src/site': 'the call of the API and the server context lie at the root and are used by every folder',
};

/** Plain settings of production; the folder is a root of its own, so that nothing above it is looked at. */
export default {
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};

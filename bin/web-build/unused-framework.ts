/** A function of a framework that nothing of ours ever reaches, by what stands in its place. */
export type Stubs = Readonly<Record<string, string>>;

const nothing = '() {}';
const namesOf = (names: string, stub: string): Stubs =>
  Object.fromEntries(names.split(' ').map((name) => [name, stub]));

/**
 * By file. React calls the first group for `<ViewTransition>` alone, walks through the tree for it included; the second
 * writes component stacks, which nobody reads in production; then `<SuspenseList>`, `<Activity>` and references to fragments.
 */
export const unusedFunctions: readonly Readonly<{ file: RegExp; stubs: Stubs }>[] = [
  {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    stubs: {
      ...namesOf(
        'getViewTransitionName getViewTransitionClassName trackEnterViewTransitions applyViewTransitionToHostInstances ' +
          'restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions ' +
          'commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions ' +
          'restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions ' +
          'measureViewTransitionHostInstancesRecursive measureNestedViewTransitions applyViewTransitionName ' +
          'restoreViewTransitionName startViewTransition createViewTransitionInstance scheduleViewTransitionEvent ' +
          'reportViewTransitionError',
        nothing,
      ),
      describeFiber: "() { return ''; }",
      ...namesOf('updateSuspenseListComponent updateActivityComponent', nothing),
      validateDocumentPositionWithFiberTree: nothing,
    },
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    stubs: {
      PrefetchPageLinks: '() { return null; }',
      usePrefetchBehavior: '() { return [false, React$1.useRef(null), {}]; }',
    },
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]single-fetch\.js$/,
    stubs: { nonSsrStrategy: nothing },
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routes\.js$/,
    stubs: { createClientRoutesWithHMRRevalidationOptOut: nothing, wrapShouldRevalidateForHdr: nothing },
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]hooks\.js$/,
    stubs: { RSCErrorHandler: nothing, DefaultErrorComponent: '() { return null; }' },
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/,
    stubs: { HistoryRouter: nothing, useViewTransitionState: '() { return false; }' },
  },
];

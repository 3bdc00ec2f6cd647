/** Time that goes on when it is told to. */
export const time = () => {
  let [steady, calendar] = [1000, Date.parse('2026-11-13T12:00:00Z')];
  return {
    steady: () => steady,
    calendar: () => calendar,
    pass(milliseconds: number) {
      steady += milliseconds;
      calendar += milliseconds;
    },
    /** Somebody sets the machine's clock. */
    jump(milliseconds: number) {
      calendar += milliseconds;
    },
  };
};

/** The machine's own time, which can be put forward. */
export const hurriedTime = () => {
  let ahead = 0;
  return {
    steady: () => performance.now() + ahead,
    calendar: () => Date.now() + ahead,
    pass(milliseconds: number) {
      ahead += milliseconds;
    },
  };
};

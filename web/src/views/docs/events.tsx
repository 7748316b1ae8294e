// The table of events, as the recorder and every reader of recordings have it.

import { EVENT_SIZE, eventSpecs } from "../../gen/events";
import { Table } from "./table";

export function Events() {
  return (
    <>
      <h1>Events</h1>
      <p>
        A recording is a list of events; an event's step number is its place in it. In binary form
        an event takes {EVENT_SIZE} bytes. Modes Watch and Study record them; <code>record</code> of
        the automation face gives them with their text form.
      </p>
      <Table
        head={["Event", "Of", "Other", "Object", "Value", "Meaning"]}
        rows={eventSpecs.map((e) => [<code>{e.name}</code>, e.a, e.b, e.obj, e.val, e.help])}
      />
    </>
  );
}

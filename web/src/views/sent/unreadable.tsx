// A link to a result that cannot be read: what is wrong with it and what to
// do. Nothing else is shown in its place.

import { linkTo } from "../../store";
import { Notice } from "../notice/notice";

export function Unreadable({ error }: { error: string }) {
  const { title, todo } = advice(error);
  const newer = error.startsWith("link: version");
  return (
    <main class="sent" id="main" tabIndex={-1} data-testid="sent-unreadable">
      <h1 class="unseen">A result that was sent</h1>
      <Notice
        testid="sent-error"
        title={title}
        happened={error}
        kept="Everything else on this page. No figure of the link is shown, since none can be trusted."
        todo={todo}
        actions={
          <>
            {newer && (
              <button type="button" class="button" onClick={() => location.reload()}>
                Reload the page
              </button>
            )}
            <a class="button" href={linkTo({ screen: "yard" })}>
              All workloads
            </a>
          </>
        }
      />
    </main>
  );
}

function advice(error: string): { title: string; todo: string } {
  if (error.startsWith("link: cut"))
    return {
      title: "This link was cut",
      todo: "Copy the whole link again: mail and chat programs break long ones. It begins with #r2. or #r1. and ends in x. If it came cut already, ask the sender for the link anew.",
    };
  if (error.startsWith("link: edited"))
    return {
      title: "This link was changed",
      todo: "Ask the sender for the link anew. A character of it is not what the page wrote.",
    };
  if (error.startsWith("link: version"))
    return {
      title: "This link is from a newer page",
      todo: "Reload the page, so that the newest one comes. If it still cannot read the link, ask the sender for the configuration link and run it here.",
    };
  return {
    title: "This is no link to a result",
    todo: "Ask the sender for the link anew, or for the result as an exported file.",
  };
}

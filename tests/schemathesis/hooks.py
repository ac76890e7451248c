"""Hooks for schemathesis, loaded by run.ts: the rules that the OpenAPI document states in words."""

import datetime
import random
import re
import uuid

import schemathesis
from hypothesis import strategies as st

PHONES = ["0501234567", "+966 50 123 4567", "00966501234567", "9200 12345", "+44 20 7946 0958", "+20 100 123 4567"]
schemathesis.openapi.format("phone", st.sampled_from(PHONES))

addresses = random.Random(0)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Gives each call another address, to avoid throttling, and makes valid ones follow the rules between fields."""
    case.headers["X-Forwarded-For"] = "10." + ".".join(str(addresses.randrange(256)) for _ in range(3))
    if case.meta is None or case.meta.generation.mode.is_negative:
        return
    if "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = str(uuid.uuid4())
    operation = case.operation.definition.raw["operationId"]
    if isinstance(case.body, dict):
        case.body = without_prototypes(case.body)
        keep_body_rules(operation, case.body)
        if operation in ("searchRequests", "searchActivity"):
            keep_period_rules(operation, case.body)
        if operation == "correctRequest":
            case.path_parameters["type"] = case.body["type"]
    if case.query:
        keep_period_rules(operation, case.query)
        # These lists take only cursors that they gave out.
        if operation in ("listPrograms", "listWaitingDepartures", "listDepartureRequests"):
            case.query.pop("cursor", None)


def without_prototypes(value):
    """Removes keys that name a prototype: such a body is refused as malformed."""
    if isinstance(value, list):
        return [without_prototypes(item) for item in value]
    if isinstance(value, dict):
        names = value.keys() - {"__proto__", "constructor"}
        return {name: without_prototypes(item) for name, item in value.items() if name in names}
    return value


def keep_body_rules(operation, body):
    kind = body.get("type") if operation in ("enterRequest", "correctRequest") else operation
    if operation == "addToRequestPage":
        kind = body["action"]
    if kind in ("flight", "createFlightRequest", "change_flight_dates"):
        # A day that is today here may be tomorrow in Riyadh.
        if body["from_date"] <= str(datetime.date.today() + datetime.timedelta(days=1)):
            body["from_date"] = "2090-01-01"
        if (body.get("to_date") or "").strip():
            keep_order(body, "from_date", "to_date")
    elif kind in ("hotel", "createHotelRequest", "change_hotel_dates"):
        keep_order(body, "check_in", "check_out")
    elif operation in ("findPerson", "exportPerson", "withdrawMarketing", "addPrivacyRequest"):
        # Python and JavaScript take different characters for blank.
        if not re.search(r"\d", body.get("phone") or "") and "@" not in (body.get("email") or ""):
            body["phone"] = PHONES[0]
    elif operation in ("completePasswordReset", "acceptInvitation"):
        # A repeated character is guessed too easily.
        if len(set(body["password"])) < 6:
            body["password"] = "correct horse battery"
    elif operation in ("createProgram", "updateProgram"):
        keep_order(body, "from_date", "to_date")
        keep_prices(body)
        if body.get("cancellation"):
            body["cancellation"] = [{"days_before": 30, "refund_percent": 100}]
    elif operation == "addDepartures":
        for departure in body["departures"]:
            keep_departure(departure)
    elif operation == "updateDeparture":
        keep_departure(body)
    elif operation in ("updateFlightRequest", "updateHotelRequest", "updateCustomRequest", "updateMessage"):
        keep_contact(body)
    elif operation == "sendQuote":
        keep_quote(body["content"])
    elif operation == "settleSale":
        if body.get("state") == "lost":
            body["reason"] = "Too dear"
    elif operation == "updateQuoteSettings":
        # As templates of replies.
        for place, template in enumerate(body["templates"]):
            template.update({"title": f"Quote {place}", "id": f"0199b0aa-0000-7000-8000-{place:012d}"})
            for line in template["lines"]:
                line["text"] = {"ar": "بند", "en": "Line"}
    elif operation == "updateHours":
        keep_hours(body)
    elif operation == "addSitePicture":
        # What each use takes.
        body.update({"content_type": "image/png", "size": min(body["size"], 1024 * 1024)})
    elif operation in ("updateSharedTemplates", "updateOwnTemplates"):
        # Each has a title and an id of its own, and no braces.
        for place, template in enumerate(body["templates"]):
            template.update({"title": f"Template {place}", "id": f"0199b0aa-0000-7000-8000-{place:012d}"})
            template["texts"] = {"ar": "نص", "en": "{name}"}
    elif operation in ("updateSharedViews", "updateOwnViews"):
        # As templates.
        for place, view in enumerate(body["views"]):
            view.update({"title": f"View {place}", "id": f"0199b0aa-0000-7000-8000-{place:012d}"})
    elif operation == "updateSeasons":
        # Each has a day and an id of its own.
        for place, season in enumerate(body["seasons"]):
            day = str(datetime.date(2090, 1, 1) + datetime.timedelta(days=place))
            season.update({"from": day, "to": day, "id": f"0199b0aa-0000-7000-8000-{place:012d}"})


def keep_contact(body):
    """A call is promised with its time and no other outcome has one; a contact is not made and undone at once."""
    if body.get("outcome") == "call_back":
        body["call_back_at"] = "2090-01-01T07:00:00Z"
    else:
        body.pop("call_back_at", None)
    if body.get("contacted"):
        body.pop("undo_contact", None)
    # Nobody of the team is known here.
    body.pop("mentions", None)


def keep_hours(body):
    """The intervals of a day do not overlap, and a schedule has its own days."""
    for week in [body["week"]] + [schedule.get("week") for schedule in body["schedules"]]:
        for day in week or {}:
            week[day] = [{"from": "09:00", "to": "17:00"}]
    for schedule in body["schedules"]:
        schedule.update({"season": None, "from": "2090-01-01", "to": "2090-01-08"})


def keep_quote(content):
    """A quote ends within days, and takes off no more than it costs."""
    content["valid_until"] = str(datetime.date.today() + datetime.timedelta(days=7))
    content.pop("deposit_sar", None)
    for line in content["lines"]:
        line["text"] = {"ar": "بند", "en": "Line"}
        if line["kind"] == "discount":
            line["kind"] = "other"


def keep_prices(values):
    """Prices have one line for an adult, and no early price without its last day."""
    if values.get("prices"):
        values["prices"]["lines"] = [{"item": "adult", "price_sar": 100}]


def keep_departure(departure):
    keep_prices(departure)
    for name in ("to_date", "deadline", "capacity", "seats_left", "minimum"):
        departure.pop(name, None)
    # None is added or moved into the past.
    if departure["from_date"] < "2090":
        departure["from_date"] = "2090-01-01"


def keep_order(values, first, second):
    if values[first] >= values[second]:
        values[first], values[second] = "2090-01-01", "2090-01-08"


def keep_period_rules(operation, values):
    start, end = [str(values.get(name) or "").strip() for name in ("from", "to")]
    is_too_long = operation == "getOverview" and (start or end) and start[:4] != end[:4]
    # A report spans at most 92 days.
    if operation in ("reportAnswers", "getFigures"):
        values["from"], values["to"] = "2026-01-01", "2026-03-31"
    elif is_too_long or (start and end and start > end):
        values["from"], values["to"] = "2026-01-01", "2026-12-31"

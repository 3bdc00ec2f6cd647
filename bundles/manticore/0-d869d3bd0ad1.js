// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = a(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function a(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function o(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (o(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function s(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = c(r[e], t);
	return n;
}
function c(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = c(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var l = { to: "stay" }, u = { to: "next" };
function d(e) {
	return {
		to: "done",
		result: e
	};
}
function f() {
	return {
		stay: l,
		next: u,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: d,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// ../wt/v0/kernel/play.ts
function ee(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: te(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ne(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(be(e, i, a)), _e(e, r), r;
}
function te(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function ne(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function re(e, t) {
	let n = p(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = m(e, n);
	return {
		seats: xe(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ie(e, t) {
	let n = re(e, t), r = p(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || m(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !me(n) && !he(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function ae(e, t, n) {
	let r = [];
	return fe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function oe(e, t, n) {
	let r = [], i = [];
	return fe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function se(e, t, n, r, i = ae(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = s(o, r);
			if (de(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function ce(e, t, n) {
	let r = p(t);
	return {
		seat: n,
		...m(e, r).idle(t, r, n)
	};
}
function le(e, t, n) {
	let r = p(t), i = ue(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	ve(e, t, r, i.take(t, r, n.seat, n)), _e(e, t);
}
function ue(e, t, n, r) {
	let i = p(t), a = m(e, i);
	return Object.hasOwn(a.actions, r) && Ce(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function de(e, t, n, r) {
	return ue(e, t, n, r.type)?.check?.(t, p(t), n, r) ?? null;
}
function fe(e, t, n, r, i) {
	let a = p(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = m(e, a);
	Ce(o.ask(t, a), n) && pe(o.actions, t, a, n, r, i), o.sealed?.(t, a) || pe(e.anytime, t, a, n, r, i);
}
function pe(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) he(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, ge(s[0] ?? {}));
			} else me(s) ? a?.(o, s) : he(s) ? a?.(o, ge(s)) : i(o, s);
		}
	}
}
var me = (e) => "refused" in e;
function he(e) {
	for (let t in e) if (o(e[t])) return !0;
	return !1;
}
function ge(e) {
	for (let [t, n] of Object.entries(e)) if (o(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function _e(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = p(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = m(e, n);
		if (typeof r == "function") ve(e, t, n, r(t, n) ?? u);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? ve(e, t, n, u) : t.stack.push(be(e, r.call, i));
		} else if (Se(r.ask(t, n))) ve(e, t, n, u);
		else return;
	}
	throw Error(`runaway rules at ${p(t)?.phase}.${p(t)?.step}`);
}
function ve(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(be(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = be(e, r.phase, r.locals);
			return;
		case "done": return ye(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return ye(e, t, n, void 0);
			n.step = r;
		}
	}
}
function ye(e, t, n, r) {
	t.stack.pop();
	let i = p(t);
	if (i === void 0) return;
	let a = m(e, i);
	typeof a != "function" && ve(e, t, i, "call" in a ? a.then?.(t, i, r) ?? u : a.after?.[n.phase]?.(t, i, r) ?? l);
}
var be = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), p = (e) => e.stack[e.stack.length - 1], m = (e, t) => e.phases[t.phase]?.steps[t.step], xe = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Se = (e) => e === null || typeof e != "number" && e.length === 0, Ce = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function we(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	Te.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(Te);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + Te[t]);
}
var Te = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	Ee(e, t, r, 16), Ee(n, r, t, 12), Ee(e, t, r, 8), Ee(n, r, t, 7);
}
function Ee(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var De = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, Oe = (e) => ({
	key: e,
	drawn: 0
});
function ke(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = we(je(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var Ae = (e, t = 6) => 1 + ke(e, t);
function _(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = ke(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var je = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Me = 8, v = (e) => 1 << (e ?? Me), Ne = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function Pe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function Fe(e, t, n) {
	t.secret = _(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function Ie(e, t) {
	return Ue(e, v(t));
}
function Le(e, t) {
	let n = v(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = Ue(e[t], n, r));
	return i.unseen = Be(r, n), i;
}
var Re = (e, t) => ze(e, v(t)), ze = (e, t) => Be(qe(e), t);
function Be(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Ve(e, t, n) {
	let r = { chance: De(n) }, i = {};
	for (let e in t.unseen) i[e] = _(r, [...t.unseen[e] ?? []]);
	let a = v(t.viewer), { viewer: o, unseen: s, ...c } = t, l = Ke(c, i, a);
	return l.chance = De(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function He(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Ve(e, t, 1), a = i.chance, o = JSON.stringify(Re(i, r));
	return le(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Re(i, r)) !== o ? null : {
		view: Le(i, r),
		facts: e.facts(i, r)
	};
}
function Ue(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Je(r[e]) && (r[e] = Ue(r[e], t, n));
		return r;
	}
	if ("secret" in e) return Ye(e) ? (n?.push(e), Ge(e, t)) : We(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = Je(a) ? Ue(a, t, n) : a;
	}
	return r;
}
var We = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : Ue(t, n) });
function Ge({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function Ke(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Je(r[e]) && (r[e] = Ke(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!Ye(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: Ke(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = Je(r[e]) ? Ke(r[e], t, n) : r[e];
	return i;
}
function qe(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (Ye(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && qe(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && qe(r, t);
	}
	return t;
}
var Je = (e) => typeof e == "object" && !!e, Ye = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function Xe(e, t, n, r) {
	return Ze(t.chance, n.chance) ? Qe(t, n, r) || $e(t, n, v(r)) ? "secret" : re(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var Ze = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Qe(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = v(r) | v(n), a = ze(t, i);
		for (let [t, n] of Object.entries(ze(e, i))) if (tt(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function $e(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (et(e)) return (e.seen & n) === 0 ? !et(r) || (r.seen & ~e.seen) !== 0 : $e(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && $e(e[t], r[t], n)) return !0;
	return !1;
}
var et = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function tt(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function nt(e) {
	let t = it(new TextEncoder().encode(e)), n = Uint32Array.from(ot), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = y(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = y(r, e - 15), n = y(r, e - 2), i = b(t, 7) ^ b(t, 18) ^ t >>> 3, a = b(n, 17) ^ b(n, 19) ^ n >>> 10;
			r[e] = y(r, e - 16) + i + y(r, e - 7) + a | 0;
		}
		rt(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function rt(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = b(o, 6) ^ b(o, 11) ^ b(o, 25), d = l + u + (o & s ^ ~o & c) + y(st, e) + y(t, e) | 0, f = (b(n, 2) ^ b(n, 13) ^ b(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + f | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = y(e, t) + y(u, t) | 0;
}
function it(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = y(t, n >> 2) | y(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = y(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var y = (e, t) => e[t], b = (e, t) => e >>> t | e << 32 - t, at = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && ct(e)), ot = at.slice(0, 8).map((e) => lt(Math.sqrt(e))), st = Uint32Array.from(at.slice(0, 64).map((e) => lt(Math.cbrt(e))));
function ct(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function lt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function x(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(x).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${x(t[e])}`).join(",")}}`;
}
var ut = (e) => nt(x(e));
// ../wt/v0/kernel/clone.ts
function S(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = S(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? S(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/fair.ts
var dt = (e) => nt(`parlour commitment ${e}`), ft = (e, t) => nt(`parlour dice ${x({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function pt(e, t, n) {
	let r = gt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return C("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = re(e, t);
	if (c === null) return C("over", null, {});
	let l = ue(e, t, i, a);
	if (l === null) return _t(e, t, a, s, c.seats);
	let u = l.offer(t, p(t), i);
	return me(u) ? { refusal: u } : vt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function mt(e, t, n, r) {
	let i = pt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function ht(e, t, n) {
	let r = pt(e, t, n);
	return "refusal" in r ? r : (t.events = [], le(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function C(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function gt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return C("malformed", null, { expected: "object" });
	let n = St(t, "seat");
	if (!e.seats.includes(n)) return C("malformed", null, { expected: "seat" });
	let r = St(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : C("malformed", null, { expected: "type" });
}
function _t(e, t, n, r, i) {
	let a = p(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? C("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? C("sealed", r, { type: n }) : C("notNow", r, {
		type: n,
		asked: i
	});
}
function vt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = St(a, e), n = bt(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = xt(l[e], t);
		}
		if (d === null && !he(l)) {
			let n = r.check?.(e, p(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !yt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var yt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function bt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = bt(e.parts[i], St(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function xt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = xt(e.parts[r], St(t, r));
	return n;
}
function St(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function Ct(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return ut(i).slice(0, Tt);
}
var wt = (e, t, n) => nt(`${e} ${x(t)} ${ut(n)}`).slice(0, Tt), Tt = 24;
// ../wt/v0/kernel/match.ts
function Et(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var w = (e, t) => e.map(t), Dt = 32, Ot = (e) => JSON.stringify(Et(e)), kt = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, At = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function jt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function Mt(e) {
	function t(t, n = Dt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = ee(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: Oe(ft(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: Ct(jt(c)),
			g: s,
			base: Ot(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = wt(e.link, n, Et(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = S(t.g), l = ht(e, c, Nt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = Xe(e, t.g, c, u), ee = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: kt(t.g)
		}], te = ee.length >= 2 * t.kept, ne = te ? ee.slice(t.kept) : ee;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: te ? Ot(o(t, ee, t.kept)) : t.base,
			tail: ne,
			standing: t.standing + 1,
			free: f === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: f ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new At();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = S(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], le(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || dt(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (x(s.head.options) !== x(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, x(n.entry) !== x(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], f = n.entries.length;
		return l === null ? a("ending", f, `the game is not over after its last line (${f})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", f, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: It(e),
		optionsFor: (t) => te(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Et(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Dt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, ce(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ie(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => Le(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => oe(e, t, n),
		why: ({ g: t }, n, r) => mt(e, t, n, Nt(r)),
		preview: ({ g: t }, n, r) => mt(e, t, n, r) === null ? He(e, Le(t, n), r) : null,
		show: (e, t) => Ie(e, t),
		laidOpen: (e) => ({
			...e,
			g: Pt(e.g)
		}),
		newsLaidOpen: Pt,
		search: {
			start: (t) => ee(e, t),
			clone: S,
			redeal: (t, n) => Ve(e, t, n),
			view: Le,
			waiting: (t) => re(e, t),
			offers: (t, n) => ae(e, t, n),
			sample: (t, n, r, i) => se(e, t, n, r, i),
			perform: (t, n) => le(e, t, n),
			playRandomly(t, n) {
				let r = re(e, t);
				if (r === null) return !1;
				let i = se(e, t, r.seats[n(r.seats.length)], n);
				if (i === null) throw Error("nobody can answer");
				return le(e, t, i), !0;
			},
			idle: (t, n) => ce(e, t, n)
		}
	};
}
var Nt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function Pt(e) {
	let t = S(e);
	return Ft(t), t;
}
function Ft(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) Ft(t);
	}
}
function It(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/manticore/content/heroes.ts
var Lt = [
	"initiative",
	"defense",
	"attack",
	"shooting",
	"magic"
], Rt = {
	warrior: {
		initiative: 4,
		defense: 2,
		attack: 4,
		shooting: 3,
		magic: 1
	},
	mage: {
		initiative: 5,
		defense: 1,
		attack: 1,
		shooting: 2,
		magic: 4
	},
	dwarf: {
		initiative: 4,
		defense: 4,
		attack: 3,
		shooting: 1,
		magic: 2
	},
	elf: {
		initiative: 6,
		defense: 2,
		attack: 1,
		shooting: 4,
		magic: 2
	}
};
Object.keys(Rt);
var zt = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, Bt = Object.keys(zt), Vt = "mage", Ht = [
	{
		q: -6,
		r: -3,
		cells: ". . . . E E . . S S . . ."
	},
	{
		q: -5,
		r: -3,
		cells: ". . . E E . . S S . . ."
	},
	{
		q: -4,
		r: -4,
		cells: ". I . . . . . . . . . W ."
	},
	{
		q: -3,
		r: -4,
		cells: "I I . . . . . . . . W W"
	},
	{
		q: -2,
		r: -5,
		cells: ". . . . . . . . . . . . ."
	},
	{
		q: -1,
		r: -5,
		cells: ". . . . . C C . . . . ."
	},
	{
		q: 0,
		r: -6,
		cells: "F F . . . C C C . . . D D"
	},
	{
		q: 1,
		r: -6,
		cells: "F F . . . C C . . . D D"
	},
	{
		q: 2,
		r: -7,
		cells: ". . . . . . 10 . . . . . ."
	},
	{
		q: 3,
		r: -7,
		cells: ". 2 3 . . 9 . . . . . ."
	},
	{
		q: 4,
		r: -8,
		cells: ". 1 . 4 . . 8 . . . H H ."
	},
	{
		q: 5,
		r: -8,
		cells: "M . . 5 6 7 . X . . H ."
	},
	{
		q: 6,
		r: -9,
		cells: "M M . . . . . X X . . . ."
	}
], Ut = {
	C: "city",
	M: "cave",
	F: "forge",
	E: "elvenWorkshop",
	D: "dwarfWorkshop",
	S: "shoeManufactory",
	W: "witchHut",
	H: "druidHut",
	I: "iceTower",
	X: "fieryEarth"
}, T = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], Wt = Ht.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), E = Wt.map((e, t) => t), Gt = Wt.map(({ hex: e }) => e), D = Wt.map(({ sign: e }) => Ut[e] ?? "forest"), Kt = new Map(E.map((e) => [`${Gt[e].q},${Gt[e].r}`, e]));
function O(e, t) {
	let n = Kt.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var qt = O(5, -8), Jt = O(1, 0), Yt = [
	qt,
	...Wt.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	Jt
], Xt = Yt.length - 1, Zt = [
	O(1, 0),
	O(0, -1),
	O(1, -1),
	O(0, 1),
	O(-1, 1),
	O(-1, 0),
	O(0, 0)
], Qt = {
	hound: {
		temper: "ordinary",
		level: 3,
		power: 1
	},
	gnarl: {
		temper: "ordinary",
		level: 4,
		power: 2
	},
	cinderwing: {
		temper: "aggressive",
		level: 3,
		power: 1
	}
}, $t = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, k = Object.keys($t), en = [
	"magic",
	"close",
	"shooting"
], tn = {
	"CC-M1": "magic",
	"CC-M2": "magic",
	"CC-M3": "magic",
	"CC-M4": "magic",
	"CC-C1": "close",
	"CC-C2": "close",
	"CC-C3": "close",
	"CC-C4": "close",
	"CC-S1": "shooting",
	"CC-S2": "shooting",
	"CC-S3": "shooting",
	"CC-S4": "shooting"
}, nn = Object.keys(tn), A = {
	sword: {
		family: "physical",
		home: "forge",
		tokens: {
			"SW-1": 3,
			"SW-2": 2,
			"SW-3": 2,
			"SW-4": 1
		}
	},
	bow: {
		family: "physical",
		home: "elvenWorkshop",
		tokens: {
			"BW-1": 3,
			"BW-2": 2,
			"BW-3": 2,
			"BW-4": 1
		}
	},
	shield: {
		family: "physical",
		home: "dwarfWorkshop",
		tokens: {
			"SH-1": 3,
			"SH-2": 2,
			"SH-3": 2,
			"SH-4": 1
		}
	},
	boots: {
		family: "physical",
		home: "shoeManufactory",
		tokens: {
			"BT-1": 3,
			"BT-2": 2,
			"BT-3": 2,
			"BT-4": 1
		}
	},
	amulet: {
		family: "magical",
		home: "witchHut",
		tokens: {
			"AM-1": 3,
			"AM-2": 2,
			"AM-3": 1,
			"AM-4": 1
		}
	},
	helmet: {
		family: "magical",
		home: "druidHut",
		tokens: {
			"HM-1": 3,
			"HM-2": 2,
			"HM-3": 1,
			"HM-4": 1
		}
	},
	iceBoulder: {
		family: "magical",
		home: "iceTower",
		tokens: {
			"IB-1": 3,
			"IB-2": 2,
			"IB-3": 1
		}
	},
	fireball: {
		family: "magical",
		home: "fieryEarth",
		tokens: {
			"FB-1": 3,
			"FB-2": 2,
			"FB-3": 1
		}
	}
}, rn = Object.keys(A), an = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], on = ["iceBoulder", "fireball"], sn = (e) => e === "iceBoulder" || e === "fireball", cn = rn.flatMap((e) => Object.entries(A[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), j = Object.fromEntries(cn), ln = cn.map(([e]) => e), M = (e) => sn(j[e].kind), un = (e) => !M(e), N = (e) => ln.filter((t) => j[t].kind === e), P = {
	sword: N("sword"),
	bow: N("bow"),
	shield: N("shield"),
	boots: N("boots"),
	amulet: N("amulet"),
	helmet: N("helmet"),
	iceBoulder: N("iceBoulder"),
	fireball: N("fireball")
}, dn = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, fn = {
	1: {
		life: 10,
		defense: 8,
		attack: 7,
		shooting: 5,
		magic: 8
	},
	2: {
		life: 10,
		defense: 10,
		attack: 9,
		shooting: 7,
		magic: 10
	},
	3: {
		life: 20,
		defense: 12,
		attack: 11,
		shooting: 9,
		magic: 12
	},
	4: {
		life: 20,
		defense: 14,
		attack: 13,
		shooting: 11,
		magic: 14
	}
}, pn = (e) => zt[e.hero], mn = (e) => e.stack.find((e) => e.phase === "turn"), F = (e, t) => e.heroes[t].life > 0, hn = (e) => e.order.filter((t) => F(e, t)), gn = (e, t) => e.order.filter((e) => t.includes(e)), _n = (e, t) => Rt[pn(e)][t], vn = (e, t) => _n(e, t) + e.power[t], yn = (e) => e === null ? 0 : j[e].strength, bn = (e) => e.bootsWork ? yn(e.worn.boots) : 0, xn = (e) => vn(e, "initiative") + bn(e) - e.bag.length, I = (e) => e.isDone ? 0 : Math.max(0, xn(e) - e.spent);
function Sn(e) {
	return [...Cn(e), ...e.bag];
}
function Cn(e) {
	let t = [];
	for (let n of an) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// ../wt/v0/kernel/hex.ts
var wn = [
	0,
	1,
	2,
	3,
	4,
	5
], Tn = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
], En = (e) => (e + 3) % 6;
function Dn({ q: e, r: t }, n) {
	let r = Tn[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function On(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function kn(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function An(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of wn) {
			let { q: t, r: i } = Dn(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = On(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var jn = (e, t, n) => e.neighbours[t * 6 + n], Mn = (e, t, n) => e.distances[t * e.size + n];
function Nn(e, t, n, r = 1e3) {
	let i = new Int16Array(e.size).fill(-1), a = new Int16Array(e.size).fill(-1), { neighbours: o } = e, s = [[...t]];
	for (let e of t) i[e] = 0;
	for (let e = 0; e < s.length; e++) for (let t of s[e] ?? []) if (i[t] === e) for (let c = 0; c < 6; c++) {
		let l = o[t * 6 + c];
		if (l === -1) continue;
		let u = i[l];
		if (u !== -1 && u <= e) continue;
		let d = n(t, l, c), f = e + d;
		d === 0 || f > r || u !== -1 && u <= f || (i[l] = f, a[l] = t, (s[f] ??= []).push(l));
	}
	return {
		costs: i,
		from: a
	};
}
function Pn(e, t) {
	let n = [t];
	for (let r = e.from[t]; r !== -1; r = e.from[r]) n.push(r);
	return n.reverse();
}
// ../wt/v0/games/manticore/rules/board.ts
var Fn = An(Gt), L = w(E, (e) => wn.flatMap((t) => {
	let n = jn(Fn, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), In = (e, t) => Mn(Fn, e, t), Ln = (e, t) => Mn(Fn, e, t) === 1, Rn = (e) => E.filter((t) => D[t] === e), zn = Rn("city"), Bn = Rn("cave"), Vn = (e) => D[e] === "city", Hn = (e) => D[e] === "forest", Un = Rn("forest"), Wn = (e, t) => Math.min(...t.map((t) => In(e, t))), R = w(E, (e) => Wn(e, zn)), Gn = w(E, (e) => kn(Gt[e], {
	q: 0,
	r: 0
})), Kn = (e) => w(E, (t) => Wn(t, Rn(e))), qn = new Map(T.map((e) => [e, Kn(e)])), Jn = (e, t) => qn.get(t)?.[e] ?? 0, Yn = E.filter((e) => Wn(e, Bn) <= 1), Xn = w(E, (e) => Yn.includes(e)), Zn = (e) => Xn[e];
function Qn(e) {
	let t = D[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// ../wt/v0/games/manticore/rules/vocabulary.ts
var { phase: z, call: $n, become: er, done: B, goTo: V, next: H, stay: U, no: W, emit: G, game: tr } = f();
// ../wt/v0/games/manticore/rules/stacks.ts
function K(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function nr(e, t) {
	let n = P[K(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var rr = (e, t) => e.stacks[t].ranks.length === 0;
function ir(e) {
	for (let { home: t, family: n } of Object.values(A)) if (t === e) return n;
	return "physical";
}
function ar(e, t, n) {
	let r = e.stacks[n];
	r.isOpen || (r.isOpen = !0, sr(e, n), G(e, "stackOpened", {
		seat: t,
		location: n,
		kind: K(e, n),
		tokens: nr(e, n)
	}));
}
var or = (e, t) => e.stacks[t].kind.seen[0] !== 0;
function sr(e, t) {
	e.stacks[t].kind.seen = [511];
}
function cr(e, t, n) {
	let { ranks: r } = e.stacks[t];
	r.push(P[K(e, t)].indexOf(n)), r.sort((e, t) => e - t);
}
function lr(e, t, n) {
	let r = e.stacks[t], i = P[K(e, t)].indexOf(n);
	r.ranks.splice(r.ranks.indexOf(i), 1);
}
// ../wt/v0/games/manticore/rules/monster.ts
var ur = (e) => Qt[$t[e]].level, dr = (e) => Qt[$t[e]].temper === "aggressive", fr = (e) => Qt[$t[e]].power, pr = (e) => k.filter((t) => e.monsters[t].is === "alive");
function q(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Vn(n);
}
var mr = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function hr(e, t) {
	if (t.is === "open") return t.token;
	let n = P[K(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var gr = (e, t) => e.monsters[t].carries.map((t) => hr(e, t)), _r = (e, t) => gr(e, t).filter(M);
function vr(e, t, n) {
	let r = 0;
	for (let i of e.monsters[t].carries) {
		let t = j[hr(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function yr(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, ur(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? vr(e, t, "boots") : 0);
}
// ../wt/v0/games/manticore/rules/values.ts
var br = {
	magicAttack: {
		of: "magic",
		with: "amulet"
	},
	magicDefense: {
		of: "magic",
		with: "helmet"
	},
	close: {
		of: "attack",
		with: "sword"
	},
	defense: {
		of: "defense",
		with: "shield"
	},
	shooting: {
		of: "shooting",
		with: "bow"
	}
}, xr = (e) => e === "magic" ? "magicAttack" : e;
function Sr(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Cr(e, t, n) {
	let r = br[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: _n(n, r.of),
			power: n.power[r.of],
			artifact: yn(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: wr(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: ur(t),
		power: 0,
		artifact: vr(e, t, r.with),
		spells: 0
	};
}
function wr(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = fn[e.options.manticoreSheet === "flat" ? 2 : Er(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var Tr = (e) => fn[Er(e)].life, Er = (e) => e.seats.length;
function J(e, t, n, r = []) {
	let i = Y(t).map((t) => {
		let i = Cr(e, t, n);
		for (let e of r) e.who === t && (i.spells += Dr(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var Dr = (e) => e.reduce((e, t) => e + j[t].strength, 0), Y = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Or(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : ur(t) - e.monsters[t].damage;
}
function kr(e, t) {
	return typeof t == "number" ? 10 : t === "manticore" ? Tr(e) : ur(t);
}
function Ar(e, t) {
	if (t.is === "foe") return (t.foe === "manticore" ? e.manticore.life > 0 : e.monsters[t.foe].is === "alive") ? t : null;
	let n = t.seats.filter((t) => F(e, t));
	return n.length > 0 ? {
		is: "heroes",
		seats: n,
		lead: t.lead
	} : null;
}
var jr = (e) => e.seats.includes(e.lead) ? e.lead : e.seats[0] ?? e.lead;
// ../wt/v0/games/manticore/rules/odds.ts
function Mr(e, { isMutual: t, attackerLife: n, defenderLife: r }) {
	let i = {
		...e,
		wins: 0,
		loses: 0,
		dealt: 0,
		suffered: 0,
		kills: 0,
		dies: 0
	};
	for (let a = 1; a <= 6; a++) for (let o = 1; o <= 6; o++) {
		let s = e.attacker + a - e.defender - o;
		s > 0 ? (i.wins += 1, i.dealt += s, s >= r && (i.kills += 1)) : s < 0 && t && (i.loses += 1, i.suffered -= s, -s >= n && (i.dies += 1));
	}
	return i;
}
function Nr(e, t, n, r, i) {
	return Mr({
		attacker: J(e, t, xr(r)).sum,
		defender: J(e, n, Sr(r, i)).sum
	}, {
		isMutual: Pr(r, i),
		attackerLife: Fr(e, t),
		defenderLife: Fr(e, n)
	});
}
var Pr = (e, t) => e === "magic" || e === "close" && t !== "cover", Fr = (e, t) => Math.min(...Y(t).map((t) => Or(e, t)));
// ../wt/v0/games/manticore/rules/standing.ts
function X(e, t) {
	return Ir(e, t) ?? Rr(e, t);
}
function Ir(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Lr(e, t) {
	for (let n of k) if (e.monsters[n].cell === t) return n;
	return null;
}
function Rr(e, t) {
	return Z(e) === t ? "manticore" : Lr(e, t);
}
var Z = (e) => Yt[e.manticore.step];
function zr(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Z(e) : e.monsters[t].cell;
}
function Br(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) Vr(t, e.heroes[n].cell);
	for (let n of k) Vr(t, e.monsters[n].cell);
	return Vr(t, Z(e)), t;
}
function Vr(e, t) {
	t !== null && (e[t] = 1);
}
// ../wt/v0/games/manticore/rules/practice.ts
var Q = ({ options: e }) => e.practice !== "off";
function Hr({ options: e }) {
	return e.practice === "manticore" ? "manticore" : k.find((t) => $t[t] === e.practice) ?? null;
}
var Ur = (e, t) => !Q(e) || Hr(e) === t, Wr = Xt - 1, Gr = Yt[Wr];
function Kr(e, t, n) {
	return t === "manticore" ? Ln(n, Gr) ? [Gr] : [] : L[n].map((e) => e.cell).filter((t) => Hn(t) && X(e, t) === null);
}
function qr(e, t, n) {
	let r = Hr(e);
	return r === null || t !== e.order[0] || Kr(e, r, n).length > 0 ? null : W("MC-12.2", "awayFromFoe", { foe: r });
}
function Jr(e) {
	let t = Hr(e), n = e.order.flatMap((t) => e.heroes[t].cell ?? [])[0];
	if (t === null || n === void 0) return;
	let r = (t) => e.seats.filter((n) => L[t].some((t) => t.cell === e.heroes[n].cell)).length, [i] = Kr(e, t, n).sort((e, t) => r(t) - r(e));
	if (i === void 0) throw Error("the first hero began where the foe can be");
	t === "manticore" ? Object.assign(e.manticore, {
		step: Wr,
		wokeIn: e.round
	}) : Object.assign(e.monsters[t], {
		is: "alive",
		cell: i,
		appearedIn: e.round
	}), G(e, "foeStood", {
		foe: t,
		cell: i
	});
}
// ../wt/v0/games/manticore/rules/ending.ts
var Yr = {
	greatVictory: 3,
	victory: 2,
	manticoreVictory: 1,
	manticoreGreatVictory: 0,
	practiceWon: 2,
	practiceLost: 0
};
function Xr(e, t) {
	if (Q(e)) return ei(e, t);
	let n = k.some((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "waiting"), r = e.options.mode === "coop" ? [...e.seats] : t;
	ni(e, {
		grade: n ? "victory" : "greatVictory",
		because: "manticoreDead",
		rule: n ? "MC-25.2" : "MC-25.1",
		winners: r,
		blow: t
	});
}
function Zr(e) {
	if (!(e.outcome !== null || hn(e).length > 0)) {
		if (Q(e)) return ti(e, "heroesBeaten", "MC-25.3");
		ni(e, {
			grade: "manticoreGreatVictory",
			because: "allDead",
			rule: "MC-25.3",
			winners: [],
			blow: []
		});
	}
}
function Qr(e) {
	ni(e, {
		grade: "manticoreVictory",
		because: "cityEntered",
		rule: "MC-25.4",
		winners: [],
		blow: []
	});
}
function $r(e) {
	if (!(e.outcome !== null || e.round < Number(e.options.roundLimit))) {
		if (Q(e)) return ti(e, "foeUnbeaten", "MC-R60");
		ni(e, {
			grade: "manticoreVictory",
			because: "roundLimit",
			rule: "MC-R60",
			winners: [],
			blow: []
		});
	}
}
function ei(e, t) {
	ni(e, {
		grade: "practiceWon",
		because: "foeDead",
		rule: e.options.practice === "manticore" ? "MC-15.3" : "MC-15.2",
		winners: [...e.seats],
		blow: t
	});
}
function ti(e, t, n) {
	ni(e, {
		grade: "practiceLost",
		because: t,
		rule: n,
		winners: [],
		blow: []
	});
}
function ni(e, t) {
	let n = Yr[t.grade], r = t.winners.length === 0;
	e.ending = t, e.outcome = {
		winners: t.winners,
		scores: e.seats.map((e) => r || t.winners.includes(e) ? n : 0)
	}, G(e, "ended", t);
}
// ../wt/v0/games/manticore/rules/waking.ts
var ri = {
	firstKill: "MC-23.2",
	nearCave: "MC-23.3",
	attacked: "MC-23.4",
	fifthRound: "MC-26.3",
	token: "MC-29.7"
}, ii = (e) => e.manticore.wokeIn !== null, ai = (e) => !ii(e) && !Q(e);
function oi(e, t, n) {
	ai(e) && (e.manticore.wokeIn = e.round, G(e, "manticoreWoke", {
		because: t,
		rule: ri[t],
		seat: n
	}));
}
// ../wt/v0/games/manticore/rules/harm.ts
function si(e, t, n, r) {
	let i = Math.min(n, Or(e, t));
	typeof t == "number" ? e.heroes[t].life -= i : t === "manticore" ? e.manticore.life -= i : e.monsters[t].damage += i, G(e, "hurt", {
		who: t,
		damage: n,
		left: Or(e, t),
		by: [...r]
	});
}
function ci(e, t, n) {
	let r = zr(e, t);
	if (r === null || t === "manticore") return;
	typeof t == "number" ? e.heroes[t].cell = null : (e.monsters[t].cell = null, e.monsters[t].is = "dead"), G(e, "died", {
		who: t,
		by: [...n],
		cell: r
	});
	let i = n.find((e) => typeof e == "number") ?? null;
	typeof t == "string" && i !== null && e.options.scenario === "base" && oi(e, "firstKill", i), typeof t == "number" && i === null && e.options.fallenHeroLoot === "dropped" && li(e, t, r);
}
function li(e, t, n) {
	let r = Sn(e.heroes[t]);
	if (r.length !== 0) {
		for (let t of r) e.ground.push({
			cell: n,
			artifact: t
		});
		pi(e, t), G(e, "tokensDropped", {
			of: t,
			artifacts: r,
			cell: n
		});
	}
}
function ui(e, t) {
	if (t === "manticore") return;
	let n = di(e, t), r = 0;
	typeof t == "number" ? (pi(e, t), e.heroes[t].spells = {
		iceBoulder: null,
		fireball: null
	}, e.heroes[t].unassigned = 0) : (e.monsters[t].carries = e.monsters[t].carries.filter(({ is: e }) => e === "hidden"), r = e.monsters[t].carries.length), n.length + r !== 0 && (e.outOfGame.tokens.push(...n), G(e, "tokensLost", {
		of: t,
		tokens: n,
		hidden: r
	}));
}
function di(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...Sn(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var fi = (e, t) => t === "manticore" ? [] : di(e, t).filter(un);
function pi(e, t) {
	e.heroes[t].worn = {
		sword: null,
		bow: null,
		shield: null,
		boots: null,
		amulet: null,
		helmet: null
	}, e.heroes[t].bag = [], e.heroes[t].bootsWork = !1;
}
function mi(e, t, n) {
	let r = hn(e);
	for (let i of r) si(e, i, t, n);
	for (let t of r) e.heroes[t].life > 0 || (ci(e, t, n), ui(e, t));
	Zr(e);
}
// ../wt/v0/games/manticore/rules/trophies.ts
function hi(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : fr(t);
}
function gi(e, t, n, r) {
	let i = _i(e, n), a = (t) => {
		let r = t ?? i;
		return r !== null && n.seats.includes(r) && F(e, r) ? r : i;
	}, o = [r?.firstPoint, r?.secondPoint].slice(0, hi(e, t)).map(a), s = r !== null && Object.values(r).some((e) => e !== null);
	return {
		victim: t,
		points: o.filter((e) => e !== null),
		looter: a(r?.artifact),
		rule: s ? "MC-14.10" : n.seats.length > 1 ? "MC-14.11" : "MC-7.3"
	};
}
function _i(e, t) {
	let n = t.seats.filter((t) => F(e, t)), r = Math.max(...n.map((t) => I(e.heroes[t]))), i = n.filter((t) => I(e.heroes[t]) === r);
	return i.length > 1 && n.includes(t.lead) ? t.lead : i[0] ?? null;
}
function vi(e, t, n) {
	let r = t.seats.filter((t) => F(e, t));
	if (e.options.jointFatalBlow === "shared") return r;
	let i = n?.blow ?? null, a = i !== null && r.includes(i) ? i : _i(e, t);
	return a === null ? [] : [a];
}
// ../wt/v0/games/manticore/rules/targets.ts
function yi(e, t, n) {
	let [r, i] = [zr(e, t), zr(e, n)];
	return r !== null && i !== null && Ln(r, i);
}
function bi(e, t) {
	let n = [];
	for (let r of k) yi(e, t, r) && n.push(r);
	return Ur(e, "manticore") && yi(e, t, "manticore") && n.push("manticore"), e.options.mode === "semi" && n.push(...xi(e, t)), n;
}
var xi = (e, t) => e.seats.filter((n) => yi(e, t, n)), Si = (e, t) => n(e.options.mode === "coop" ? xi(e, t) : [], () => W("MC-1.7", "cooperative", {}));
function Ci(e, t) {
	let r = wi(e, t);
	return n([...en, "card"], (e) => r ? e === "card" ? W("MC-12.4", "ownChoice", { target: t }) : null : e === "card" ? null : W("MC-12.5", "cardDecides", { target: t }));
}
var wi = (e, t) => !e.attacked.includes(t);
function Ti(e, t) {
	let n = I(e.heroes[t]);
	return n < 1 ? W("MC-12.3", "tooFewPoints", {
		needs: 1,
		left: n
	}) : null;
}
function Ei(e, t, r) {
	let i = Ti(e, r);
	if (i !== null) return i;
	let a = bi(e, r), o = Si(e, r);
	return a.length === 0 ? o.not === void 0 ? W("MC-12.2", "nobodyNear", {}) : [{
		target: o,
		kind: n(en)
	}] : a.map((e, r) => ({
		target: r === 0 ? {
			...o,
			one: [e]
		} : n([e]),
		kind: Ci(t, e)
	}));
}
function Di(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? W("MC-14.3", "turnIsOver", { hero: n }) : yi(e, n, t) ? I(r) < 1 ? W("MC-14.2", "cannotPay", { hero: n }) : null : W("MC-14.4", "notBeside", { hero: n });
}
var Oi = (e, t, n) => e.order.filter((r) => r !== t && r !== n && F(e, r));
function ki(e, t, r) {
	let i = Ti(e, r);
	if (i !== null) return i;
	let a = bi(e, r);
	if (a.length === 0) return W("MC-12.2", "nobodyNear", {});
	let o = [], s = W("MC-14.1", "noPeers", {});
	for (let i of a) {
		let { one: a, not: c } = n(Oi(e, r, i), (t) => Di(e, i, t));
		if (a.length === 0) {
			c !== void 0 && (s = W("MC-14.4", "noHelper", { target: i }));
			continue;
		}
		let l = [
			null,
			r,
			...a
		], u = hi(e, i);
		o.push({
			target: n([i]),
			kind: Ci(t, i),
			helpers: {
				some: a,
				atLeast: 1,
				atMost: a.length,
				...c !== void 0 && { not: c }
			},
			firstPoint: n(u > 0 ? l : [null]),
			secondPoint: n(u > 1 ? l : [null]),
			artifact: n(Ai(e, i) ? l : [null]),
			blow: n(ji(e, i) ? l : [null])
		});
	}
	return o.length > 0 ? o : s;
}
var Ai = (e, t) => fi(e, t).length > 0 || typeof t == "string" && t !== "manticore" && e.monsters[t].carries.some(({ is: e }) => e === "hidden"), ji = (e, t) => t === "manticore" && e.options.mode === "semi" && e.options.jointFatalBlow === "trophy";
// ../wt/v0/games/manticore/rules/attack-facts.ts
function Mi(e, t) {
	let n = t.seat;
	return bi(e, n).map((r) => {
		let i = Oi(e, n, r).filter((t) => Di(e, r, t) === null);
		return {
			target: r,
			isFirst: wi(t, r),
			alone: Ni(e, [n], r),
			helpers: i,
			together: Ii(i).map((t) => ({
				helpers: t,
				odds: Ni(e, [n, ...t], r)
			})),
			response: Pi(e, n, r)
		};
	});
}
function Ni(e, t, n) {
	let r = {
		is: "heroes",
		seats: t,
		lead: t[0] ?? 0
	}, i = (t) => Nr(e, r, Fi(n), t, null);
	return {
		magic: i("magic"),
		close: i("close"),
		shooting: i("shooting")
	};
}
function Pi(e, t, n) {
	let [r, i] = [Fi(n), Fi(t)];
	return {
		magic: Nr(e, r, i, "magic", null),
		close: Nr(e, r, i, "close", "fight"),
		shooting: Nr(e, r, i, "shooting", null),
		cover: Nr(e, r, i, "close", "cover")
	};
}
var Fi = (e) => typeof e == "number" ? {
	is: "heroes",
	seats: [e],
	lead: e
} : {
	is: "foe",
	foe: e
};
function Ii(e) {
	let t = [];
	for (let n of e) t.push([n], ...t.map((e) => [...e, n]));
	return t;
}
function Li(e) {
	let t = e.stack.find((e) => e.phase === "duel");
	if (t === void 0 || t.kind === null) return null;
	let { kind: n, stance: r, cast: i, countered: a } = t, o = J(e, t.attacker, xr(n), i), s = {
		attackerLife: Fr(e, t.attacker),
		defenderLife: Fr(e, t.defender)
	}, c = (r) => {
		let i = J(e, t.defender, Sr(n, r), a);
		return {
			defender: i,
			odds: Mr({
				attacker: o.sum,
				defender: i.sum
			}, {
				isMutual: Pr(n, r),
				...s
			})
		};
	}, l = c(r), u = n === "close" && r === null;
	return {
		attacker: o,
		defender: l.defender,
		fight: l.odds,
		cover: u ? c("cover").odds : null
	};
}
function Ri(e) {
	let t = nn.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = en.map((e) => t.filter((t) => tn[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// ../wt/v0/games/manticore/content/road-tokens.ts
var $ = {
	straight: {
		exits: [0, 3],
		copies: 7,
		turns: 3,
		monster: null
	},
	wideBend: {
		exits: [0, 2],
		copies: 7,
		turns: 6,
		monster: null
	},
	sharpBend: {
		exits: [0, 1],
		copies: 2,
		turns: 6,
		monster: null
	},
	threeWay: {
		exits: [
			0,
			2,
			4
		],
		copies: 5,
		turns: 2,
		monster: null
	},
	rightFork: {
		exits: [
			0,
			2,
			3
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	leftFork: {
		exits: [
			0,
			3,
			4
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	crossing: {
		exits: [
			0,
			1,
			3,
			4
		],
		copies: 3,
		turns: 3,
		monster: null
	},
	star: {
		exits: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		copies: 1,
		turns: 1,
		monster: null
	},
	lesserLair: {
		exits: [0, 2],
		copies: 3,
		turns: 6,
		monster: "hound"
	},
	greatLair: {
		exits: [
			0,
			2,
			4
		],
		copies: 1,
		turns: 2,
		monster: "gnarl"
	},
	raiderLair: {
		exits: [0, 3],
		copies: 3,
		turns: 3,
		monster: "cinderwing"
	},
	awakening: {
		exits: [0, 3],
		copies: 0,
		turns: 3,
		monster: null
	}
}, zi = Object.keys($), Bi = (e, t) => ({
	value: e,
	because: t
}), Vi = (e) => w(E, (t) => Bi(t, e)), Hi = [
	0,
	1,
	2,
	3,
	4,
	5
], Ui = (e) => 1 << e, Wi = (e) => w(Hi, (t) => $[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), Gi = Object.fromEntries(Object.keys($).map((e) => [e, Wi(e)])), Ki = (e, t) => ({
	token: e,
	rotation: t,
	exits: Gi[e][t]
}), qi = 63, Ji = Uint8Array.from(E, (e) => D[e] === "forest" ? 0 : qi);
function Yi(e) {
	let { roads: t } = e, n = Ji.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var Xi = (e, t, n, r) => (e[t] & Ui(r)) !== 0 && (e[n] & Ui(En(r))) !== 0;
function Zi(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || Xi(e, t, n, r) ? 1 : 3;
}
function Qi(e) {
	let t = Yi(e);
	return {
		open: t,
		distances: Nn(Fn, zn, (e, n, r) => +!!Xi(t, e, n, r)).costs
	};
}
function $i({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function ea(e) {
	let t = Yi(e);
	return Nn(Fn, zn, (e, n, r) => Zi(t, e, n, r)).costs;
}
// ../wt/v0/games/manticore/rules/placing.ts
var ta = (e) => Hi.slice(0, $[e].turns), na = W("MC-2.5", "roadsDoNotMeet", {});
function ra(e) {
	let t = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (r, i) => {
		let a = (t) => (Ki(e, t).exits & i) !== 0, o = n(ta(e), (e) => a(e) ? null : na), s = t.get(o.one.join());
		return t.set(o.one.join(), s ?? o), s ?? o;
	});
}
var ia = Object.fromEntries(zi.map((e) => [e, ra(e)])), aa = 63, oa = (e) => e === "forest" || e === "city" ? 0 : 1 << sa.indexOf(e), sa = [...new Set(E.map((e) => D[e]))], ca = w(E, (e) => {
	let t = L[e].map((e) => D[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | oa(t), 0)
	};
});
function la(e) {
	let t = new Uint8Array(E.length);
	for (let n of Un) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of L[n]) (r.exits & Ui(i)) !== 0 && (t[e] = t[e] | Ui(En(i)));
	}
	return t;
}
function ua(e, t) {
	let n = [];
	return da(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function da(e, t, n) {
	let r = la(e), i = ma(r), a = e.round > 0 ? Br(e) : null, o = ia[t], s = o[aa];
	for (let t of Un) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = ca[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function fa(e, t) {
	return Un.some((t) => ca[t].isByCity && pa(e, t)) || ua(e, t).length > 0;
}
var pa = (e, t) => e.roads[t] === null && X(e, t) === null;
function ma(e) {
	let t = 0;
	for (let n of ha) e[n] !== 0 && (t |= oa(D[n]));
	return t;
}
var ha = E.filter((e) => oa(D[e]) !== 0);
function ga(e, t) {
	let n = [], r = [], i = [];
	return da(e, t, (t, a, o) => {
		if (o === null) i.push(ya(e, t));
		else {
			let e = n.indexOf(o);
			e >= 0 ? r[e]?.push(t) : (n.push(o), r.push([t]));
		}
	}), n.map((e, t) => {
		let n = r[t] ?? [];
		return {
			cell: t > 0 ? { one: n } : {
				one: n,
				not: i
			},
			rotation: e
		};
	});
}
var _a = Vi(W("MC-2.3", "joinsNothing", {})), va = Vi(W("MC-R16", "roadThere", {}));
function ya(e, t) {
	if (e.roads[t] !== null) return va[t];
	let n = e.round > 0 ? X(e, t) : null;
	return n === null ? _a[t] : Bi(t, W("MC-29.5", "occupied", {
		cell: t,
		by: n
	}));
}
function ba(e) {
	let t = null;
	for (let n of Un) pa(e, n) && (t === null || R[n] < R[t]) && (t = n);
	return t;
}
// ../wt/v0/games/manticore/rules/paving-default.ts
function xa(e, t) {
	let { monster: n } = $[t], r = null, i = Infinity;
	for (let { cell: a, rotation: o } of ua(e, t)) for (let s of o.one) {
		let o = Sa(e, t, {
			cell: a,
			rotation: s
		}, () => n === null ? Ca(e) : -Ta(e, Qt[n].temper, a));
		o >= i || (r = {
			cell: a,
			rotation: s
		}, i = o);
	}
	if (r === null) throw Error("a token that can be laid is asked for");
	return r;
}
function Sa(e, t, { cell: n, rotation: r }, i) {
	e.roads[n] = Ki(t, r);
	let a = i();
	return e.roads[n] = null, a;
}
var Ca = (e) => Object.values(wa(e)).reduce((e, t) => e + t, 0);
function wa(e) {
	let t = ea(e), n = (e) => Math.min(...Rn(e).map((e) => t[e]));
	return Object.fromEntries(T.map((e) => [e, n(e)]));
}
function Ta(e, t, n) {
	return (t === "ordinary" ? $i(Qi(e), n) : null) ?? R[n];
}
// ../wt/v0/games/manticore/rules/headings.ts
function Ea(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: zn.filter((t) => In(e, t) === R[e]),
		location: null,
		nearer: (e) => Na(e, (t) => R[t] < R[e]).sort((e, t) => Gn[e] - Gn[t])
	};
}
var Da = (e, t, n) => Oa(e, t, n) ?? ja(e, n);
function Oa(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of T) {
		let o = Jn(n, t);
		o < 1 || o > a || rr(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = ka(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: Rn(o),
		location: o,
		nearer: (e) => Pa(Na(e, (t) => Jn(t, o) < Jn(e, o)))
	};
}
function ka(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => Aa(e, n) - Aa(e, t))[0];
}
function Aa(e, t) {
	let [n] = nr(e, t);
	return n === void 0 ? 0 : j[n].strength;
}
function ja(e, t) {
	let n = Qi(e);
	if ($i(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && Xi(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...zn],
			location: null,
			nearer: (t) => Pa(Na(t, (n, r) => e(t, r)))
		};
	}
	let r = Ma(t, (e) => $i(n, e)), i = (e) => Math.min(...r.map((t) => In(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Pa(Na(e, (t) => i(t) < i(e)))
	};
}
function Ma(e, t) {
	let n = [], r = Infinity;
	for (let i of E) {
		let a = t(i);
		if (a === null) continue;
		let o = In(e, i) * E.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Na = (e, t) => L[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Pa = (e) => e.sort((e, t) => R[e] - R[t]);
// ../wt/v0/games/manticore/rules/courses.ts
function Fa(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return Q(e) ? Ia(e, t, n) ?? za(n, "MC-26.1", "static") : mr(e) ? za(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? za(n, "MC-29.6", "justCame") : dr(t) ? La(e, t, n) : Ra(e, t, n);
}
function Ia(e, t, n) {
	let r = Va(e, n);
	return r === null ? null : {
		...za(n, q(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [Ha(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function La(e, t, n) {
	let r = Ia(e, t, n);
	if (r !== null) return r;
	if (q(e, t)) return za(n, "MC-21.3", "inCity");
	let i = Ea(n), a = i.nearer(n).find((t) => X(e, t) === null);
	return a === void 0 ? {
		...i,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...i,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
}
function Ra(e, t, n) {
	if (q(e, t)) return za(n, "MC-21.2", "inCity");
	let r = Da(e, t, n), i = r.nearer(n), a = i.find((t) => X(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Ba(e, (e) => i.includes(e));
	return o === null ? {
		...r,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...r,
		from: n,
		rule: "MC-20.1",
		act: {
			is: "attack",
			prey: o
		}
	};
}
var za = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Ba(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = R[a] * 1e3 + xn(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Va = (e, t) => Ba(e, (e) => Ln(e, t));
function Ha(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
function Ua(e, { rule: t, why: n, goal: r, location: i, nearer: a, from: o, act: s }) {
	let c = a(o), l = s.is === "step" ? s.to : c[0], u = [o];
	for (let e = l; e !== void 0 && u.length < 40; e = r.includes(e) ? void 0 : a(e)[0]) u.push(e);
	return {
		rule: t,
		why: n,
		goal: r,
		location: i,
		path: u,
		passedOver: c.filter((e) => s.is !== "step" || e !== s.to).map((t) => ({
			cell: t,
			by: X(e, t)
		}))
	};
}
// ../wt/v0/games/manticore/rules/monster-steps.ts
function Wa(e, t, n) {
	e.monsters[t].cell = n, dr(t) || (Ga(e, t, n), Ka(e, t, n)), Vn(n) && qa(e, t, n);
}
function Ga(e, t, n) {
	let r = Qn(n), i = e.monsters[t];
	if (r === null || rr(e, r) || i.looted.includes(r)) return;
	i.looted.push(r);
	let a = e.stacks[r], o = a.ranks[0];
	if (a.isOpen) {
		let n = P[K(e, r)][o];
		lr(e, r, n), i.carries.push({
			is: "open",
			token: n
		}), G(e, "monsterLooted", {
			monster: t,
			location: r,
			token: n
		});
	} else a.ranks.shift(), i.carries.push({
		is: "hidden",
		from: r,
		rank: o
	}), G(e, "monsterLooted", {
		monster: t,
		location: r,
		token: null
	});
}
function Ka(e, t, n) {
	let [r] = e.ground.filter((e) => e.cell === n).map(({ artifact: e }) => e).sort((e, t) => j[t].strength - j[e].strength || ln.indexOf(e) - ln.indexOf(t));
	r !== void 0 && (e.ground = e.ground.filter(({ artifact: e }) => e !== r), e.monsters[t].carries.push({
		is: "open",
		token: r
	}), G(e, "monsterPickedUp", {
		monster: t,
		artifact: r,
		cell: n
	}));
}
function qa(e, t, n) {
	e.monsters[t].enteredIn === null && (e.monsters[t].enteredIn = e.round, G(e, "monsterEntered", {
		monster: t,
		cell: n,
		damage: ur(t)
	}), mi(e, ur(t), [t]));
}
function Ja(e, t) {
	let n = e.monsters[t], r = n.carries.filter((e) => e.is === "hidden");
	if (r.length === 0) return;
	let i = r.map((t) => hr(e, t));
	for (let { from: t } of r) sr(e, t);
	n.carries = n.carries.map((t) => ({
		is: "open",
		token: hr(e, t)
	})), G(e, "lootShown", {
		monster: t,
		tokens: i
	});
}
// ../wt/v0/games/manticore/rules/phases/manticore.ts
var Ya = z("manticore", {
	act(e, t) {
		if (!ii(e)) return B();
		if (Q(e)) return t.prey = Va(e, Z(e)), V("attack");
		let n = Qa(e);
		return t.prey = Ir(e, n), t.prey === null ? ($a(e, n), eo(e, n), B()) : V("attack");
	},
	attack: {
		call: "battle",
		with: (e, t) => t.prey === null ? null : {
			attacker: {
				is: "foe",
				foe: "manticore"
			},
			defender: {
				is: "heroes",
				seats: [t.prey],
				lead: t.prey
			},
			kind: null,
			plan: null,
			...Q(e) ? Za : Xa,
			course: null,
			kills: []
		}
	}
}), Xa = {
	rule: "MC-23.10",
	why: "fireway"
}, Za = {
	rule: "MC-20.5",
	why: "heroBeside"
}, Qa = (e) => Yt[e.manticore.step + 1] ?? Z(e);
function $a(e, t) {
	let n = Lr(e, t);
	n !== null && (e.monsters[n].is = "dead", e.monsters[n].cell = null, G(e, "trampled", {
		monster: n,
		cell: t
	}), ui(e, n));
}
function eo(e, t) {
	let n = Z(e);
	e.manticore.step += 1, G(e, "manticoreMoved", {
		from: n,
		to: t,
		step: e.manticore.step
	}), e.manticore.step === Xt && Qr(e);
}
// ../wt/v0/games/manticore/rules/threats.ts
var to = 24;
function no(e) {
	let t = io(e), n = {};
	for (let r of pr(e)) n[r] = {
		...ro(e, r),
		arrives: t[r] ?? null
	};
	return n;
}
function ro(e, t) {
	let n = Fa(e, t), r = Ua(e, n);
	switch (n.act.is) {
		case "step": return {
			...r,
			does: "moves",
			to: n.act.to,
			target: null
		};
		case "attack": return {
			...r,
			does: "attacks",
			to: null,
			target: n.act.prey
		};
		case "stay": return {
			...r,
			does: "stays",
			to: null,
			target: null
		};
	}
}
function io(e) {
	let t = S(e);
	t.round = Math.max(1, e.round);
	for (let e of t.seats) t.heroes[e].cell !== null && (t.heroes[e].life = 1e3);
	let n = {};
	for (let t of k) {
		let { is: r, enteredIn: i } = e.monsters[t];
		r === "alive" && i !== null && (n[t] = i);
	}
	for (let e = 0; e < to; e++, t.round += 1) {
		let r = pr(t).filter((e) => !q(t, e));
		if (r.length === 0) break;
		r.sort((e, n) => oo(t, e) - oo(t, n));
		let i = r.map((e) => t.monsters[e].cell);
		for (let e of r) ao(t, e), q(t, e) && (n[e] = t.round);
		if (e > 0 && r.every((e, n) => t.monsters[e].cell === i[n])) break;
	}
	return n;
}
function ao(e, t) {
	for (let n = yr(e, t); n > 0 && !q(e, t); n--) {
		let { act: n } = Fa(e, t);
		if (n.is !== "step") return;
		Wa(e, t, n.to);
	}
}
function oo(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : R[n];
}
function so(e) {
	let { step: t } = e.manticore, n = Xt - t;
	if (Q(e)) return co(e, n);
	let r = n > 0 ? Qa(e) : null;
	return {
		isAwake: ii(e),
		cell: Z(e),
		next: r,
		arrives: ii(e) ? e.round + n - +!lo(e) : null,
		turns: n,
		prey: r === null ? null : Ir(e, r),
		tramples: r === null ? null : Lr(e, r)
	};
}
function co(e, t) {
	let n = Z(e), r = ii(e) ? Va(e, n) : null;
	return {
		isAwake: ii(e),
		cell: n,
		next: null,
		arrives: null,
		turns: t,
		prey: r,
		tramples: null
	};
}
var lo = (e) => e.stack.some(({ phase: e }) => e === "manticore"), uo = (e, t) => Zn(t) && ai(e);
function fo(e, t) {
	let n = Qn(t);
	return n !== null && !e.stacks[n].isOpen;
}
function po(e, t, n, r = Yi(e)) {
	let i = Br(e), a = (t) => uo(e, t) || fo(e, t);
	return Nn(Fn, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : Zi(r, e, n, o), n);
}
function mo(e, t) {
	let { cell: n } = e.heroes[t], r = I(e.heroes[t]);
	if (n === null || r === 0) return W("MC-3.4", "tooFewPoints", {
		needs: 1,
		left: r
	});
	let i = Yi(e), { costs: a } = po(e, n, r, i), o = go(r), s = [], c = [];
	for (let { cell: t, direction: o } of L[n]) a[t] === -1 && c.push(_o(e, t, Zi(i, n, t, o), r));
	for (let e of E) a[e] > 0 ? s.push(e) : Ln(n, e) || c.push(o[e]);
	return { to: {
		one: s,
		not: c
	} };
}
var ho = Array.from({ length: 24 }, (e, t) => Vi(W("MC-3.4", "outOfReach", { left: t }))), go = (e) => ho[e] ?? Vi(W("MC-3.4", "outOfReach", { left: e }));
function _o(e, t, n, r) {
	let i = X(e, t);
	return Bi(t, i === null ? W("MC-4.5", "tooFewPoints", {
		needs: n,
		left: r
	}) : W("MC-4.2", "occupied", {
		cell: t,
		by: i
	}));
}
function vo(e, t, n) {
	let r = e.heroes[t];
	if (r.cell === null) return;
	let i = po(e, r.cell, I(r)), a = Pn(i, n), o = [];
	for (let e = 1; e < a.length; e++) {
		let t = i.costs[a[e]] - i.costs[a[e - 1]];
		r.spent += t, o.push(t);
	}
	r.cell = n, G(e, "moved", {
		seat: t,
		path: a,
		costs: o,
		left: I(r)
	}), Zn(n) && oi(e, "nearCave", t);
	let s = Qn(n);
	s !== null && ar(e, t, s);
}
function yo(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) return [];
	let r = po(e, n, I(e.heroes[t]));
	return E.flatMap((t) => {
		let i = r.costs[t];
		return i === -1 || t === n ? [] : {
			cell: t,
			cost: i,
			path: Pn(r, t).slice(1),
			wakes: uo(e, t),
			opens: fo(e, t)
		};
	});
}
// ../wt/v0/games/manticore/rules/facts.ts
function bo(e) {
	let t = xo(e), n = mn(t), r = n !== void 0 && F(t, n.seat) ? n : null;
	return {
		heroes: w(t.seats, (e) => So(t, e)),
		foes: Object.fromEntries(wo(t).map((e) => [e, To(t, e)])),
		stacks: Object.fromEntries(T.map((e) => [e, Eo(t, e)])),
		walks: wa(t),
		reach: r === null ? [] : yo(t, r.seat),
		attacks: r === null ? [] : Mi(t, r),
		duel: Li(t),
		threats: no(t),
		clock: so(t),
		practice: Hr(t),
		wakingCells: ai(t) ? [...Yn] : [],
		cardsLeft: Ri(t)
	};
}
function xo(e) {
	let t = S({
		...e,
		events: null
	});
	for (let e of T) or(t, e) || (t.stacks[e].kind.secret = [ir(e) === "physical" ? "sword" : "amulet"]);
	for (let e of k) t.monsters[e].carries = t.monsters[e].carries.filter((e) => e.is === "open");
	return t;
}
function So(e, t) {
	let n = e.heroes[t], r = (n) => {
		let { base: r, power: i, artifact: a } = Cr(e, t, n);
		return {
			base: r,
			power: i,
			artifact: a,
			burden: 0,
			total: r + i + a
		};
	};
	return {
		index: xn(n),
		left: I(n),
		initiative: Co(n),
		magicAttack: r("magicAttack"),
		magicDefense: r("magicDefense"),
		close: r("close"),
		defense: r("defense"),
		shooting: r("shooting")
	};
}
var Co = (e) => ({
	base: _n(e, "initiative"),
	power: e.power.initiative,
	artifact: bn(e),
	burden: e.bag.length,
	total: xn(e)
}), wo = (e) => [...pr(e), "manticore"];
function To(e, t) {
	let n = (n) => {
		let { base: r, artifact: i } = Cr(e, t, n);
		return r + i;
	};
	return {
		life: Or(e, t),
		fullLife: kr(e, t),
		initiative: t === "manticore" ? 1 : yr(e, t),
		magicAttack: n("magicAttack"),
		magicDefense: n("magicDefense"),
		close: n("close"),
		defense: n("defense"),
		shooting: n("shooting")
	};
}
function Eo(e, t) {
	return {
		family: ir(t),
		kind: or(e, t) ? K(e, t) : null,
		tokens: or(e, t) ? nr(e, t) : null,
		height: e.stacks[t].ranks.length
	};
}
// ../wt/v0/games/manticore/rules/invariants.ts
var Do = {}, Oo = zi.flatMap((e) => Array($[e].copies).fill(e)), ko = (e) => $[e].monster === null && e !== "awakening", Ao = 18;
function jo(e) {
	let t = e.options.calmStart === "on" ? Mo(e) : _(e, [...Oo]);
	if (e.options.scenario === "base") return t;
	let n = _(e, [...t.slice(Ao), "awakening"]);
	return [...t.slice(0, Ao), ...n];
}
function Mo(e) {
	let t = _(e, Oo.filter(ko)), n = Oo.filter((e) => !ko(e));
	return [...t.slice(0, 8), ..._(e, [...t.slice(8), ...n])];
}
var No = (e) => Oo.length + +(e.options.scenario === "awakening") - e.roadPile.secret.length;
function Po(e, t, n) {
	return e.options.calmStart === "on" && n < 8 ? ko(t) : t !== "awakening" || n >= Ao;
}
function Fo(e) {
	let { secret: t } = e.roadPile, n = No(e);
	for (let r = t.length - 1; r > 0; r--) {
		let i = n + t.length - 1 - r;
		if (i >= Ao) return;
		let a = t[r];
		if (Po(e, a, i)) continue;
		let o = t.flatMap((t, n) => n < r && Po(e, t, i) ? n : []), s = o[ke(e, o.length)] ?? r;
		t[r] = t[s], t[s] = a;
	}
}
// ../wt/v0/games/manticore/rules/setup.ts
function Io(e, t) {
	let n = Lo(t);
	return {
		round: 0,
		order: [...e.seats],
		heroes: w(e.seats, (e) => Ro(n[e] ?? null)),
		monsters: Object.fromEntries(k.map((e) => [e, zo()])),
		manticore: {
			life: fn[e.seats.length].life,
			step: 0,
			wokeIn: null
		},
		roads: w(E, () => null),
		roadPile: Ne("roads", jo(e).reverse()),
		stacks: Bo(e),
		ground: [],
		combatDeck: Ne("combat", _(e, [...nn])),
		combatDiscard: [],
		outOfGame: {
			roads: [],
			tokens: []
		},
		ending: null
	};
}
function Lo(e) {
	let t = [];
	for (let n of e) {
		let e = Bt.find((e) => e === n) ?? null, r = e !== null && t.some((t) => t !== null && zt[t] === zt[e]);
		t.push(r ? null : e);
	}
	return t;
}
function Ro(e) {
	return {
		hero: e ?? "radan",
		isEnlisted: e !== null,
		cell: null,
		life: 10,
		power: {
			initiative: 0,
			defense: 0,
			attack: 0,
			shooting: 0,
			magic: 0
		},
		unassigned: 0,
		worn: {
			sword: null,
			bow: null,
			shield: null,
			boots: null,
			amulet: null,
			helmet: null
		},
		spells: {
			iceBoulder: null,
			fireball: null
		},
		bag: [],
		bootsWork: !1,
		spent: 0,
		isDone: !1
	};
}
var zo = () => ({
	is: "waiting",
	cell: null,
	damage: 0,
	carries: [],
	looted: [],
	appearedIn: 0,
	enteredIn: null,
	restsFor: null
});
function Bo(e) {
	let t = e.options.hiddenArtifacts === "on" && !Q(e), n = Object.fromEntries(rn.map((e) => [A[e].home, e]));
	if (t) for (let t of ["magical", "physical"]) Vo(e, n, t);
	let r = (r) => {
		let i = n[r], a = Ho(e, i), o = Ne(`${A[i].family} stacks of ${a}`, [i]);
		return t || (o.seen = [511]), {
			kind: o,
			isOpen: !t,
			ranks: Array.from({ length: a }, (e, t) => t)
		};
	};
	return Object.fromEntries(T.map((e) => [e, r(e)]));
}
function Vo(e, t, n) {
	let r = T.filter((e) => A[t[e]].family === n), i = _(e, r.map((e) => t[e]));
	for (let [e, n] of r.entries()) t[n] = i[e];
}
function Ho(e, t) {
	if (t === "fireball" || t === "iceBoulder") return 3;
	let n = e.options.magicStacks === "box" && A[t].family === "magical", r = Q(e) ? P[t].length : e.seats.length;
	return n ? Math.min(r, 3) : r;
}
var Uo = (e) => rn.flatMap((t) => P[t].slice(0, Ho(e, t))), Wo = z("arming", { gear: {
	rule: "MC-3.6",
	ask: (e, t) => t.waiting[0] ?? null,
	idle: () => ({ type: "ready" }),
	actions: {
		arm: {
			offer: (e, t, r) => ({ token: n(Uo(e), (t) => Go(e, r, t)) }),
			take(e, t, n, { token: r }) {
				return G(e, "armed", {
					seat: n,
					token: r,
					returned: qo(e, e.heroes[n], r)
				}), U;
			}
		},
		ready: {
			offer: () => ({}),
			take(e, t, n) {
				return t.waiting.shift(), G(e, "madeReady", { seat: n }), U;
			}
		}
	}
} });
function Go(e, t, n) {
	let r = e.seats.find((t) => Ko(e.heroes[t], n) === n);
	return r === void 0 ? null : r === t ? W("MC-7.2", "wornAlready", { token: n }) : W("MC-7.2", "takenBy", {
		token: n,
		by: r
	});
}
function Ko(e, t) {
	return M(t) ? e.spells[j[t].kind] : e.worn[j[t].kind];
}
function qo(e, t, n) {
	let { home: r } = A[j[n].kind], i = Ko(t, n);
	return lr(e, r, n), i !== null && cr(e, r, i), M(n) ? t.spells = {
		...t.spells,
		[j[n].kind]: n
	} : t.worn = {
		...t.worn,
		[j[n].kind]: n
	}, i;
}
// ../wt/v0/games/manticore/rules/phases/battle.ts
var Jo = z("battle", {
	open(e, t) {
		let { attacker: n, defender: r, kind: i, rule: a, why: o, course: s } = t;
		for (let t of [n, r]) t.is === "foe" && t.foe !== "manticore" && Ja(e, t.foe);
		G(e, "attacked", {
			attacker: n,
			defender: r,
			kind: i,
			rule: a,
			why: o,
			course: s
		}), r.is === "foe" && r.foe === "manticore" && n.is === "heroes" && oi(e, "attacked", n.lead);
	},
	attack: {
		call: "duel",
		with: (e, t) => Yo({
			...t,
			isResponse: !1
		}),
		then: (e, t, { fallen: n }) => Xo(e, t, n)
	},
	spoils: {
		call: "spoils",
		with: (e, t) => Qo(e, t),
		then: () => V("spoils")
	},
	response: {
		call: "duel",
		with(e, t) {
			let [n, r] = [Ar(e, t.defender), Ar(e, t.attacker)];
			return n === null || r === null ? null : (G(e, "responded", {
				attacker: n,
				defender: r
			}), Yo({
				attacker: n,
				defender: r,
				kind: null,
				isResponse: !0
			}));
		},
		then: (e, t, { fallen: n }) => Xo(e, t, n)
	},
	responseSpoils: {
		call: "spoils",
		with: (e, t) => Qo(e, t),
		then: () => V("responseSpoils")
	}
}), Yo = ({ attacker: e, defender: t, kind: n, isResponse: r }) => ({
	attacker: e,
	defender: t,
	kind: n,
	isResponse: r,
	casters: [],
	cast: [],
	countered: [],
	stance: null
});
function Xo(e, t, n) {
	for (let r of n) {
		let n = Zo(t.attacker, r) ? t.defender : t.attacker;
		if (r === "manticore") {
			n.is === "heroes" && Xr(e, vi(e, n, t.plan));
			return;
		}
		if (ci(e, r, Y(Ar(e, n) ?? n)), n.is === "heroes" && r === Hr(e)) return ei(e, n.seats);
		n.is === "heroes" ? t.kills.push({
			victim: r,
			by: n
		}) : ui(e, r);
	}
	Zr(e);
}
var Zo = (e, t) => Y(e).includes(t);
function Qo(e, t) {
	let n = t.kills.shift();
	if (n === void 0 || n.by.is !== "heroes") return null;
	let { rule: r, ...i } = gi(e, n.victim, n.by, t.plan);
	return i.points.length > 0 && G(e, "pointsWon", {
		victim: n.victim,
		points: [...i.points],
		rule: r
	}), i;
}
// ../wt/v0/games/manticore/rules/combat-deck.ts
function $o(e, t) {
	let n = e.options.combatDeck === "replace" ? es(e) : ts(e);
	return G(e, "cardDrawn", {
		card: n,
		kind: tn[n],
		side: t
	}), tn[n];
}
var es = (e) => nn[ke(e, nn.length)];
function ts(e) {
	e.combatDeck.secret.length === 0 && (Fe(e, e.combatDeck, e.combatDiscard), e.combatDiscard = [], G(e, "combatReshuffled", {}));
	let t = Pe(e.combatDeck);
	if (t === null) throw Error("there are always combat cards");
	return e.combatDiscard.push(t), t;
}
// ../wt/v0/games/manticore/rules/gear.ts
var ns = [
	"slot",
	"swap",
	"bag"
], rs = (e, t) => n(ns, (n) => is(e, t, n));
function is(e, t, n) {
	if (M(t)) {
		let { kind: r } = j[t];
		return n === "slot" ? e.spells[r] === null ? null : W("MC-5.7", "slotFull", { kind: r }) : W("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = j[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? W("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? W("MC-7.2", "slotEmpty", { kind: r }) : as(e, 1 + (n === "swap" && r === "boots" ? bn(e) : 0));
}
function as(e, t) {
	let n = xn(e) - t;
	return n < 1 ? W("MC-R11", "tooHeavy", { index: n }) : null;
}
function os(e, t, n) {
	return n === "bag" ? (e.bag.push(t), {
		place: n,
		stowed: null
	}) : {
		place: n,
		stowed: ss(e, t)
	};
}
function ss(e, t) {
	let { kind: n } = j[t], r = e.worn[n];
	return r !== null && e.bag.push(r), e.worn[n] = t, n === "boots" && (e.bootsWork = !1), r;
}
function cs(e, t) {
	let { kind: n } = j[t];
	e.worn[n] === t ? (e.worn[n] = null, n === "boots" && (e.bootsWork = !1)) : e.bag.splice(e.bag.indexOf(t), 1);
}
function ls(e, t) {
	let { kind: n } = j[t];
	return e.worn[n] === t ? n === "boots" && e.bootsWork ? yn(t) : 0 : -1;
}
var us = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), ds = z("duel", {
	drawCard(e, t) {
		return t.kind ??= $o(e, t.attacker), t.kind === "magic" ? (t.attacker.is === "foe" ? t.cast = hs(e, t.attacker.foe, on, "attack") : t.casters = t.attacker.seats.filter((t) => us(e.heroes[t]).length > 0), H) : V("prepare");
	},
	spells: {
		rule: "MC-9.4",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = us(e.heroes[n]);
				return { spells: i(r, 0, r.length) };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = ms(e, n, r, "attack");
				return i !== null && t.cast.push(i), U;
			}
		} }
	},
	prepareCounters(e, t) {
		if (t.cast.length === 0) return V("prepare");
		let n = ps(t);
		return t.defender.is === "foe" ? t.countered = hs(e, t.defender.foe, n, "counter") : t.casters = t.defender.seats.filter((t) => us(e.heroes[t]).some((e) => n.includes(e))), H;
	},
	counters: {
		rule: "MC-9.5",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, r) {
				let i = ps(t), { one: a, not: o } = n(us(e.heroes[r]), (e) => i.includes(e) ? null : W("MC-9.5", "spellNotOpposite", { spell: e }));
				return { spells: {
					some: a,
					atLeast: 0,
					atMost: a.length,
					...o !== void 0 && { not: o }
				} };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = ms(e, n, r, "counter");
				return i !== null && t.countered.push(i), U;
			}
		} }
	},
	prepare(e, t) {
		t.kind === "close" && t.defender.is === "foe" && (t.stance = "fight");
	},
	stance: {
		rule: "MC-10.1",
		ask: (e, t) => t.kind === "close" && t.stance === null && t.defender.is === "heroes" ? jr(t.defender) : null,
		idle: (e, t) => J(e, t.defender, "close").sum > J(e, t.defender, "defense").sum ? { type: "fight" } : { type: "cover" },
		actions: {
			fight: {
				offer: () => ({}),
				take: (e, t, n) => fs(e, t, n, "fight")
			},
			cover: {
				offer: () => ({}),
				take: (e, t, n) => fs(e, t, n, "cover")
			}
		}
	},
	clash(e, t) {
		let n = t.kind ?? "close", r = J(e, t.attacker, xr(n), t.cast), i = J(e, t.defender, Sr(n, t.stance), t.countered), a = {
			attacker: Ae(e),
			defender: Ae(e)
		}, [o, s] = [r.sum + a.attacker, i.sum + a.defender], c = n === "magic" || n === "close" && t.stance === "fight" ? Math.abs(o - s) : Math.max(0, o - s), l = c === 0 ? null : o > s ? t.defender : t.attacker;
		if (G(e, "clashed", {
			kind: n,
			stance: t.stance,
			isResponse: t.isResponse,
			attacker: {
				...r,
				die: a.attacker,
				total: o
			},
			defender: {
				...i,
				die: a.defender,
				total: s
			},
			loser: l,
			damage: c
		}), l === null) return B({ fallen: [] });
		let u = Y(l === t.defender ? t.attacker : t.defender);
		for (let t of Y(l)) si(e, t, c, u);
		return B({ fallen: Y(l).filter((t) => Or(e, t) === 0) });
	}
});
function fs(e, t, n, r) {
	return t.stance = r, G(e, "stanceTaken", {
		seat: n,
		stance: r,
		heroes: t.defender.is === "heroes" ? t.defender.seats : []
	}), H;
}
var ps = (e) => e.cast.flatMap(({ spells: e }) => e.map((e) => dn[j[e].kind]));
function ms(e, t, n, r) {
	let { spells: i } = e.heroes[t], a = n.map((e) => i[e]).filter((e) => e !== null);
	for (let e of n) i[e] = null;
	return gs(e, t, a, r);
}
function hs(e, t, n, r) {
	if (t === "manticore") return [];
	let i = _r(e, t).filter((e) => n.includes(j[e].kind)), a = e.monsters[t];
	a.carries = a.carries.filter((e) => e.is === "hidden" || !i.some((t) => t === e.token));
	let o = gs(e, t, i, r);
	return o === null ? [] : [o];
}
function gs(e, t, n, r) {
	return n.length === 0 ? null : (e.outOfGame.tokens.push(...n), G(e, "cast", {
		who: t,
		spells: n,
		isCounter: r === "counter"
	}), {
		who: t,
		spells: n
	});
}
// ../wt/v0/games/manticore/rules/phases/game.ts
var _s = z("game", {
	settleOrder(e) {
		let t = e.options.turnOrder, n = t === "roll" ? vs(e) : [];
		t === "random" && _(e, e.order), G(e, "orderSet", {
			how: t,
			order: [...e.order],
			rolls: n
		});
	},
	muster: {
		call: "muster",
		with(e) {
			let t = e.order.find((t) => e.heroes[t].cell === null);
			return t === void 0 ? null : { seat: t };
		},
		then: () => V("muster")
	},
	pave: {
		call: "paving",
		with(e) {
			if (Q(e)) return null;
			let t = No(e);
			return (e.options.scenario === "awakening" ? t >= 12 : e.roadPile.secret.length === 0) ? null : {
				seat: e.order[t % e.order.length],
				token: null
			};
		},
		then: () => V("pave")
	},
	arm: {
		call: "arming",
		with: (e) => Q(e) ? { waiting: [...e.order] } : null
	},
	meetFoe(e) {
		Q(e) && Jr(e);
	},
	rounds: {
		call: "round",
		with: () => ({ living: [] }),
		then: () => V("rounds")
	}
});
function vs(e) {
	let t = e.seats.map(() => []), n = (r) => {
		if (r.length < 2) return r;
		let i = r.map((t) => ({
			seat: t,
			die: Ae(e)
		}));
		for (let { seat: e, die: n } of i) t[e]?.push(n);
		return [...new Set(i.map(({ die: e }) => e))].sort((e, t) => t - e).flatMap((e) => n(i.filter(({ die: t }) => t === e).map(({ seat: e }) => e)));
	};
	return e.order = n([...e.seats]), t;
}
// ../wt/v0/games/manticore/rules/phases/gift.ts
var ys = z("gift", { answer: {
	rule: "MC-6.1",
	ask: (e, t) => t.receiver,
	idle: (e, t) => e.heroes[t.receiver].worn[j[t.artifact].kind] === null ? {
		type: "accept",
		place: "slot"
	} : { type: "refuse" },
	actions: {
		accept: {
			offer: (e, t, n) => ({ place: rs(e.heroes[n], t.artifact) }),
			take(e, t, n, { place: r }) {
				let i = e.heroes[t.giver];
				i.spent += 1, cs(i, t.artifact);
				let a = os(e.heroes[n], t.artifact, r);
				return G(e, "gave", {
					seat: t.giver,
					to: n,
					artifact: t.artifact,
					...a
				}), B();
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return mn(e)?.refused.push({
					seat: n,
					artifact: t.artifact
				}), G(e, "giftRefused", {
					seat: t.giver,
					to: n,
					artifact: t.artifact
				}), B();
			}
		}
	}
} }), bs = {
	firstPoint: null,
	secondPoint: null,
	artifact: null,
	blow: null
}, xs = z("joint", {
	answers: {
		rule: "MC-14.1",
		ask: (e, t) => t.asked,
		idle: () => ({ type: "decline" }),
		actions: {
			join: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.joined.push(n), G(e, "joined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? U : H;
				}
			},
			decline: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.declined.push(n), mn(e)?.declined.push({
						seat: n,
						target: t.target
					}), G(e, "declined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? U : H;
				}
			}
		}
	},
	decision: {
		rule: "MC-R45",
		ask: (e, t) => t.declined.length > 0 ? t.seat : null,
		idle: () => ({ type: "callOff" }),
		actions: {
			goOn: {
				offer: () => ({}),
				take: () => V("strike")
			},
			callOff: {
				offer: () => ({}),
				take(e, t) {
					return G(e, "jointCalledOff", {
						seat: t.seat,
						target: t.target
					}), B();
				}
			}
		}
	},
	strike(e, t) {
		mn(e)?.attacked.push(t.target);
		let n = gn(e, [t.seat, ...t.joined]);
		for (let t of n) e.heroes[t].spent += 1;
		return er("battle", Cs(t, {
			seats: n,
			plan: Ss(t)
		}));
	}
}), Ss = (e) => Object.values(e.plan).some((t) => t !== null && e.declined.includes(t)) ? bs : e.plan;
function Cs({ seat: e, target: t, kind: n }, { seats: r, plan: i }) {
	return {
		attacker: {
			is: "heroes",
			seats: r,
			lead: e
		},
		defender: typeof t == "number" ? {
			is: "heroes",
			seats: [t],
			lead: t
		} : {
			is: "foe",
			foe: t
		},
		kind: n,
		plan: i,
		rule: r.length > 1 ? "MC-14.1" : "MC-12.1",
		why: "choice",
		course: null,
		kills: []
	};
}
// ../wt/v0/games/manticore/rules/phases/monsters.ts
var ws = z("monsters", {
	lineUp(e, t) {
		t.queue = pr(e).sort((t, n) => Ts(e, t) - Ts(e, n)), t.queue.length > 0 && G(e, "monstersBegan", { queue: [...t.queue] });
	},
	act: {
		call: "monster",
		with(e, t) {
			t.queue = t.queue.filter((t) => e.monsters[t].is === "alive");
			let n = t.queue.shift();
			return n === void 0 ? null : {
				monster: n,
				points: yr(e, n),
				prey: null
			};
		},
		then: () => V("act")
	},
	restore(e) {
		let t = pr(e).filter((t) => e.monsters[t].damage > 0);
		for (let n of t) e.monsters[n].damage = 0;
		return t.length > 0 && G(e, "monstersRestored", { monsters: t }), B();
	}
});
function Ts(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : R[n];
}
var Es = z("monster", {
	spend(e, t) {
		let n = t.monster;
		if (t.points === 0 || e.monsters[n].is !== "alive") return B();
		--t.points;
		let r = Fa(e, n), i = Os(e, n, r.act.is === "stay" ? r.why : null);
		if (r.act.is === "attack") {
			let { prey: n } = r.act;
			return t.prey = {
				seat: n,
				cell: zr(e, n) ?? r.from
			}, V("attack");
		}
		let a = e.events === null ? null : Ua(e, r);
		return r.act.is === "stay" ? (a !== null && i && G(e, "monsterStayed", {
			...a,
			monster: n,
			cell: r.from
		}), B()) : (a !== null && G(e, "monsterMoved", {
			...a,
			monster: n,
			from: r.from,
			to: r.act.to
		}), Wa(e, n, r.act.to), q(e, n) ? B() : V("spend"));
	},
	attack: {
		call: "battle",
		with(e, t) {
			if (t.prey === null) return null;
			let n = Fa(e, t.monster);
			return {
				attacker: {
					is: "foe",
					foe: t.monster
				},
				defender: {
					is: "heroes",
					seats: [t.prey.seat],
					lead: t.prey.seat
				},
				kind: null,
				plan: null,
				rule: n.rule,
				why: n.why,
				course: e.events === null ? null : Ua(e, n),
				kills: []
			};
		},
		then(e, t) {
			let n = q(e, t.monster);
			return t.prey !== null && ks(e, t.monster, t.prey), t.prey = null, q(e, t.monster) && !n && (t.points = 0), V("spend");
		}
	}
}), Ds = ["static", "inCity"];
function Os(e, t, n) {
	let r = e.monsters[t], i = r.restsFor;
	return r.restsFor = Ds.includes(n) ? n : null, r.restsFor === null || r.restsFor !== i;
}
function ks(e, t, n) {
	let r = zr(e, t);
	r === null || F(e, n.seat) || !dr(t) || q(e, t) || Q(e) || (G(e, "monsterMoved", {
		rule: "MC-20.7",
		why: "follow",
		goal: [n.cell],
		location: null,
		path: [r, n.cell],
		passedOver: [],
		monster: t,
		from: r,
		to: n.cell
	}), Wa(e, t, n.cell));
}
// ../wt/v0/games/manticore/rules/phases/muster.ts
var As = z("muster", {
	hero: {
		rule: "MC-1.24",
		ask: (e, t) => e.heroes[t.seat].isEnlisted ? null : t.seat,
		idle: (e) => ({
			type: "enlist",
			hero: Bt.find((t) => js(e, t) === null) ?? "radan"
		}),
		actions: { enlist: {
			offer: (e) => ({ hero: n(Bt, (t) => {
				let n = js(e, t);
				return n === null ? null : W("MC-R62", "classTaken", {
					hero: t,
					by: n
				});
			}) }),
			take(e, t, n, { hero: r }) {
				return e.heroes[n].hero = r, e.heroes[n].isEnlisted = !0, H;
			}
		} }
	},
	announce(e, t) {
		G(e, "enlisted", {
			seat: t.seat,
			hero: e.heroes[t.seat].hero
		});
	},
	startCell: {
		rule: "MC-1.24",
		ask: (e, t) => t.seat,
		idle: (e) => ({
			type: "standOn",
			cell: Zt.find((t) => Ir(e, t) === null) ?? Jt
		}),
		actions: { standOn: {
			offer: (e, t, r) => ({ cell: n(Zt, (t) => {
				let n = Ir(e, t);
				return n === null ? qr(e, r, t) : W("MC-R70", "occupied", {
					cell: t,
					by: n
				});
			}) }),
			take(e, t, n, { cell: r }) {
				return e.heroes[n].cell = r, G(e, "stoodOn", {
					seat: n,
					cell: r
				}), B();
			}
		} }
	}
});
function js(e, t) {
	return e.seats.find((n) => e.heroes[n].isEnlisted && zt[e.heroes[n].hero] === zt[t]) ?? null;
}
// ../wt/v0/games/manticore/rules/phases/paving.ts
var Ms = {
	city: "MC-2.6",
	location: "MC-2.4",
	road: "MC-2.5",
	forced: "MC-R18"
}, Ns = z("paving", {
	turnUp(e, t) {
		let n = Pe(e.roadPile);
		return n === null ? B() : (t.token = n, G(e, "tokenTurned", {
			seat: t.seat,
			token: n,
			left: e.roadPile.secret.length
		}), n === "awakening" && oi(e, "token", t.seat), fa(e, n) ? H : Ps(e, t.seat, n));
	},
	lay: {
		rule: "MC-2.3",
		ask: (e, t) => t.seat,
		idle: (e, t) => ({
			type: "lay",
			...xa(e, t.token ?? "straight")
		}),
		actions: { lay: {
			offer: (e, t) => ga(e, t.token ?? "straight"),
			take(e, t, n, { cell: r, rotation: i }) {
				return Fs(e, t.seat, Ki(t.token ?? "straight", i), r), B();
			}
		} }
	}
});
function Ps(e, t, n) {
	let r = ba(e);
	if (r !== null) Fs(e, t, Ki(n, 0), r);
	else {
		let r = Ls(e, n);
		r !== null && (e.monsters[r].is = "unused"), e.outOfGame.roads.push(n), G(e, "tokenRemoved", {
			seat: t,
			token: n,
			monster: r
		});
	}
	return B();
}
function Fs(e, t, n, r) {
	e.events !== null && Is(e, t, n, r), e.roads[r] = n;
	let i = Ls(e, n.token);
	i !== null && (Object.assign(e.monsters[i], {
		is: "alive",
		cell: r,
		appearedIn: e.round
	}), G(e, "monsterAppeared", {
		monster: i,
		cell: r
	}));
}
function Is(e, t, n, r) {
	let i = ua(e, n.token).find((e) => e.cell === r)?.by ?? "forced", a = Yi(e);
	a[r] = n.exits;
	let o = L[r].filter((e) => Xi(a, r, e.cell, e.direction)).map((e) => e.cell);
	G(e, "tokenLaid", {
		seat: t,
		token: n.token,
		rotation: n.rotation,
		cell: r,
		joins: o,
		by: i,
		rule: Ms[i]
	});
}
function Ls(e, t) {
	let n = $[t].monster;
	return k.find((t) => $t[t] === n && e.monsters[t].is === "waiting") ?? null;
}
// ../wt/v0/games/manticore/rules/phases/round.ts
var Rs = z("round", {
	begin(e, t) {
		e.round += 1, t.living = hn(e), G(e, "roundBegan", { round: e.round });
		for (let n of t.living) e.heroes[n].spent = 0, e.heroes[n].isDone = !1, zs(e, n);
	},
	heroTurns: {
		call: "turn",
		with(e, t) {
			let n = e.order.find((t) => F(e, t) && !e.heroes[t].isDone);
			return n === void 0 ? null : {
				seat: n,
				toLay: Bs(e, t.living, n),
				attacked: [],
				declined: [],
				refused: []
			};
		},
		then: () => V("heroTurns")
	},
	monstersTurn: {
		call: "monsters",
		with: () => ({ queue: [] })
	},
	manticoresTurn: {
		call: "manticore",
		with: () => ({ prey: null })
	},
	cityDamage(e) {
		let t = k.filter((t) => {
			let { is: n, enteredIn: r } = e.monsters[t];
			return n === "alive" && r !== null && r < e.round;
		});
		if (t.length === 0) return;
		let n = 1 * t.length;
		G(e, "cityDamaged", {
			monsters: t,
			damage: n
		}), mi(e, n, []);
	},
	end(e) {
		return mr(e) && e.round === 5 && oi(e, "fifthRound", null), $r(e), B();
	}
});
function zs(e, t) {
	let n = e.heroes[t];
	n.bootsWork || n.worn.boots === null || (n.bootsWork = !0, G(e, "bootsWork", {
		seat: t,
		boots: n.worn.boots,
		index: xn(n)
	}));
}
function Bs(e, t, n) {
	if (e.options.scenario === "base" || Q(e)) return 0;
	let r = t.indexOf(n) < 6 % t.length;
	return Math.floor(6 / t.length) + +!!r;
}
// ../wt/v0/games/manticore/rules/power.ts
function Vs(e, t, n) {
	let r = e.heroes[t];
	--r.unassigned, r.power[n] += 1, G(e, "pointAssigned", {
		seat: t,
		to: n,
		now: r.power[n]
	});
}
// ../wt/v0/games/manticore/rules/phases/spoils.ts
var Hs = z("spoils", {
	award(e, t) {
		for (let n of t.points) e.heroes[n].unassigned += 1;
	},
	points: {
		rule: "MC-R9",
		ask: (e, t) => t.points[0] ?? null,
		idle: () => ({ type: "keep" }),
		actions: {
			assign: {
				offer: () => ({ to: n(Lt) }),
				take(e, t, n, { to: r }) {
					return t.points.shift(), Vs(e, n, r), U;
				}
			},
			keep: {
				offer: () => ({}),
				take(e, t, n) {
					return t.points.shift(), G(e, "pointKept", {
						seat: n,
						unassigned: e.heroes[n].unassigned
					}), U;
				}
			}
		}
	},
	loot: {
		rule: "MC-5.10",
		ask: (e, t) => t.looter !== null && fi(e, t.victim).length > 0 ? t.looter : null,
		idle(e, t, n) {
			let [r] = fi(e, t.victim).filter((t) => e.heroes[n].worn[j[t].kind] === null).sort((e, t) => j[t].strength - j[e].strength);
			return r === void 0 ? { type: "leaveLoot" } : {
				type: "takeLoot",
				artifact: r,
				place: "slot"
			};
		},
		actions: {
			takeLoot: {
				offer(e, t, r) {
					let i = fi(e, t.victim);
					return i.length === 0 ? W("MC-5.10", "nothingToLoot", {}) : i.map((t) => ({
						artifact: n([t]),
						place: rs(e.heroes[r], t)
					}));
				},
				take(e, t, n, { artifact: r, place: i }) {
					return Us(e, t.victim, r), G(e, "looted", {
						seat: n,
						victim: t.victim,
						artifact: r,
						...os(e.heroes[n], r, i)
					}), H;
				}
			},
			leaveLoot: {
				offer: () => ({}),
				take(e, t, n) {
					return G(e, "lootLeft", {
						seat: n,
						victim: t.victim
					}), H;
				}
			}
		}
	},
	clear(e, t) {
		return ui(e, t.victim), B();
	}
});
function Us(e, t, n) {
	typeof t == "number" ? cs(e.heroes[t], n) : t !== "manticore" && (e.monsters[t].carries = e.monsters[t].carries.filter((e) => e.is === "hidden" || e.token !== n));
}
// ../wt/v0/games/manticore/rules/healing.ts
function Ws(e, t) {
	let i = I(e.heroes[t]), a = Math.floor(i / 2);
	if (a === 0) return W("MC-17.1", "tooFewPoints", {
		needs: 2,
		left: i
	});
	let o = pn(e.heroes[t]) === Vt, s = xi(e, t), c = (o ? [t, ...s] : [t]).map((t) => {
		let o = 10 - e.heroes[t].life, s = (o <= a ? W("MC-17.3", "fullLife", { hero: t }) : null) ?? W("MC-17.1", "tooFewPoints", {
			needs: (a + 1) * 2,
			left: i
		});
		return {
			patient: n([t], () => o > 0 ? null : W("MC-17.3", "fullLife", { hero: t })),
			life: r(1, Math.min(a, o), { above: s })
		};
	});
	if (o || s.length === 0) return c;
	let l = n(s, () => W("MC-17.2", "notAHealer", { hero: t }));
	return [...c, {
		patient: l,
		life: r(1, a)
	}];
}
function Gs(e, t, n, r) {
	let i = r * 2;
	e.heroes[t].spent += i, e.heroes[n].life += r, G(e, "healed", {
		seat: t,
		patient: n,
		life: r,
		cost: i,
		now: e.heroes[n].life
	});
}
// ../wt/v0/games/manticore/rules/phases/turn-attacks.ts
var Ks = {
	attack: {
		offer: (e, t, n) => Ei(e, t, n),
		take(e, t, n, { target: r, kind: i }) {
			return e.heroes[n].spent += 1, t.attacked.push(r), $n("battle", Cs({
				seat: n,
				target: r,
				kind: i === "card" ? null : i
			}, {
				seats: [n],
				plan: null
			}));
		}
	},
	attackTogether: {
		offer: (e, t, n) => ki(e, t, n),
		check(e, t, n, { helpers: r, firstPoint: i, secondPoint: a, artifact: o, blow: s }) {
			let c = (e) => e === null || e === n || r.includes(e), l = [
				i,
				a,
				o,
				s
			].find((e) => !c(e)) ?? null;
			return l === null ? null : W("MC-R72", "notOfTheGroup", { hero: l });
		},
		take(e, t, n, { target: r, kind: i, helpers: a, firstPoint: o, secondPoint: s, artifact: c, blow: l }) {
			let u = {
				firstPoint: o,
				secondPoint: s,
				artifact: c,
				blow: l
			}, d = i === "card" ? null : i, f = e.order.filter((e) => a.includes(e));
			return G(e, "jointProposed", {
				seat: n,
				target: r,
				kind: d,
				helpers: f,
				plan: u
			}), $n("joint", {
				seat: n,
				target: r,
				kind: d,
				plan: u,
				asked: f,
				joined: [],
				declined: []
			});
		}
	}
}, qs = {
	take: {
		offer(e, t, r) {
			let i = e.heroes[r], a = i.cell === null ? null : Qn(i.cell);
			if (a === null) return W("MC-5.1", "noStackHere", {});
			let o = nr(e, a);
			return o.length === 0 ? W("MC-5.1", "stackIsEmpty", { location: a }) : o.map((e) => ({
				token: n([e]),
				place: rs(i, e)
			}));
		},
		take(e, t, n, { token: r, place: i }) {
			let a = e.heroes[n], o = a.cell === null ? null : Qn(a.cell);
			return o === null || (lr(e, o, r), M(r) ? (a.spells = {
				...a.spells,
				[j[r].kind]: r
			}, G(e, "took", {
				seat: n,
				token: r,
				location: o,
				place: "slot",
				stowed: null
			})) : G(e, "took", {
				seat: n,
				token: r,
				location: o,
				...os(a, r, i)
			})), U;
		}
	},
	pickUp: {
		offer(e, t, r) {
			let i = e.heroes[r], a = e.ground.filter(({ cell: e }) => e === i.cell).map(({ artifact: e }) => e);
			return a.length === 0 ? W("MC-5.9", "nothingHere", {}) : a.map((e) => ({
				artifact: n([e]),
				place: rs(i, e)
			}));
		},
		take(e, t, n, { artifact: r, place: i }) {
			let a = e.heroes[n];
			return e.ground = e.ground.filter((e) => e.artifact !== r), a.cell !== null && G(e, "pickedUp", {
				seat: n,
				artifact: r,
				cell: a.cell,
				...os(a, r, i)
			}), U;
		}
	},
	equip: {
		offer(e, t, r) {
			let i = e.heroes[r];
			if (i.bag.length === 0) return W("MC-5.5", "bagEmpty", {});
			let a = (e) => j[e].kind === "boots" && i.bootsWork ? yn(i.worn.boots) : 0;
			return { artifact: n(i.bag, (e) => as(i, a(e))) };
		},
		take(e, t, n, { artifact: r }) {
			let i = e.heroes[n];
			return i.bag.splice(i.bag.indexOf(r), 1), G(e, "equipped", {
				seat: n,
				artifact: r,
				stowed: ss(i, r)
			}), U;
		}
	},
	stow: {
		offer(e, t, r) {
			let i = e.heroes[r], a = Cn(i);
			return a.length === 0 ? W("MC-7.7", "nothingWorn", {}) : { artifact: n(a, (e) => as(i, 1 + ls(i, e))) };
		},
		take(e, t, n, { artifact: r }) {
			return cs(e.heroes[n], r), e.heroes[n].bag.push(r), G(e, "stowed", {
				seat: n,
				artifact: r
			}), U;
		}
	},
	give: {
		offer(e, t, r) {
			let i = e.heroes[r], a = I(i), o = Sn(i);
			if (o.length === 0) return W("MC-6.1", "nothingToGive", {});
			if (a < 1) return W("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: a
			});
			let s = xi(e, r);
			return s.length === 0 ? W("MC-6.1", "nobodyBeside", {}) : {
				artifact: n(o, (e) => as(i, ls(i, e))),
				to: n(s)
			};
		},
		take(e, t, n, { artifact: r, to: i }) {
			return G(e, "giftOffered", {
				seat: n,
				to: i,
				artifact: r
			}), $n("gift", {
				giver: n,
				receiver: i,
				artifact: r
			});
		}
	},
	drop: {
		offer(e, t, r) {
			let i = e.heroes[r], a = us(i).flatMap((e) => i.spells[e] ?? []), o = [...Sn(i), ...a], s = I(i);
			return o.length === 0 ? W("MC-6.2", "nothingToDrop", {}) : s < 1 ? W("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: s
			}) : { token: n(o, (e) => M(e) ? null : as(i, ls(i, e))) };
		},
		take(e, t, n, { token: r }) {
			let i = e.heroes[n];
			return i.cell === null || (i.spent += 1, M(r) ? (i.spells = {
				...i.spells,
				[j[r].kind]: null
			}, e.outOfGame.tokens.push(r)) : (cs(i, r), e.ground.push({
				cell: i.cell,
				artifact: r
			})), G(e, "dropped", {
				seat: n,
				token: r,
				cell: i.cell,
				left: I(i)
			})), U;
		}
	}
}, Js = z("turn", {
	begin(e, t) {
		zs(e, t.seat), G(e, "turnBegan", {
			seat: t.seat,
			points: I(e.heroes[t.seat])
		});
	},
	layRoads: {
		call: "paving",
		with(e, t) {
			return t.toLay === 0 || e.roadPile.secret.length === 0 ? null : (--t.toLay, {
				seat: t.seat,
				token: null
			});
		},
		then: () => V("layRoads")
	},
	act: {
		rule: "MC-3.7",
		ask: (e, t) => F(e, t.seat) ? t.seat : null,
		idle: () => ({ type: "endTurn" }),
		actions: {
			move: {
				offer: (e, t, n) => mo(e, n),
				take(e, t, n, { to: r }) {
					return vo(e, n, r), U;
				}
			},
			...Ks,
			...qs,
			heal: {
				offer: (e, t, n) => Ws(e, n),
				take(e, t, n, { patient: r, life: i }) {
					return Gs(e, n, r, i), U;
				}
			},
			assign: {
				offer: (e, t, r) => e.heroes[r].unassigned > 0 ? { to: n(Lt) } : W("MC-7.4", "noPoints", {}),
				take(e, t, n, { to: r }) {
					return Vs(e, n, r), U;
				}
			},
			endTurn: {
				offer: () => ({}),
				take: () => H
			}
		}
	},
	end(e, t) {
		let n = e.heroes[t.seat];
		return F(e, t.seat) && G(e, "turnEnded", {
			seat: t.seat,
			unused: I(n)
		}), n.isDone = !0, B();
	}
}), Ys = "86d4f64a2489403809af9f7792a24123c2b2ca8e7264061a0c5844ca6dcc4950", Xs = /* @__PURE__ */ t({ manticore: () => Zs }), Zs = tr({
	id: "manticore",
	rules: Ys,
	seats: {
		min: 1,
		max: 4
	},
	picks: Bt,
	options: {
		mode: ["coop", "semi"],
		turnOrder: [
			"roll",
			"agreed",
			"random"
		],
		monsters: ["normal", "static"],
		monsterInitiative: [
			"1",
			"2",
			"3",
			"4"
		],
		hiddenArtifacts: ["off", "on"],
		scenario: ["base", "awakening"],
		magicStacks: ["perHero", "box"],
		heroKillPower: [
			"1",
			"0",
			"2"
		],
		fallenHeroLoot: ["lost", "dropped"],
		combatDeck: ["deplete", "replace"],
		monsterBoots: ["inert", "fast"],
		jointFatalBlow: ["trophy", "shared"],
		manticoreSheet: ["scaled", "flat"],
		manticoreMight: [
			"0",
			"-2",
			"-1",
			"+1",
			"+2"
		],
		calmStart: ["off", "on"],
		roundLimit: [
			"40",
			"20",
			"30",
			"60",
			"100"
		],
		practice: [
			"off",
			"hound",
			"gnarl",
			"cinderwing",
			"manticore"
		]
	},
	presets: {
		asPrinted: {},
		firstGame: {
			monsters: "static",
			calmStart: "on"
		},
		swiftMonsters: { monsterInitiative: "2" },
		hiddenArtifacts: { hiddenArtifacts: "on" },
		rivals: { mode: "semi" },
		awakening: { scenario: "awakening" },
		practice: { practice: "hound" }
	},
	setup: Io,
	opening: () => $n("game", {}),
	phases: {
		game: _s,
		muster: As,
		arming: Wo,
		paving: Ns,
		round: Rs,
		turn: Js,
		gift: ys,
		joint: xs,
		battle: Jo,
		duel: ds,
		spoils: Hs,
		monsters: ws,
		monster: Es,
		manticore: Ya
	},
	anytime: {},
	governs: {
		enlist: "MC-1.24",
		standOn: "MC-1.24",
		arm: "MC-5.13",
		ready: "MC-3.8",
		lay: "MC-2.2",
		move: "MC-4.1",
		attack: "MC-12.1",
		attackTogether: "MC-14.1",
		take: "MC-5.1",
		pickUp: "MC-5.9",
		equip: "MC-7.2",
		stow: "MC-5.5",
		give: "MC-6.1",
		drop: "MC-6.2",
		heal: "MC-17.1",
		assign: "MC-7.4",
		endTurn: "MC-3.8",
		accept: "MC-6.1",
		refuse: "MC-6.1",
		join: "MC-14.1",
		decline: "MC-14.1",
		goOn: "MC-R45",
		callOff: "MC-R45",
		cast: "MC-9.4",
		fight: "MC-10.1",
		cover: "MC-10.1",
		keep: "MC-R9",
		takeLoot: "MC-5.10",
		leaveLoot: "MC-5.10"
	},
	facts: bo,
	invariants: Do,
	imagine: Fo
}), Qs = Mt(Object.values(Xs).find((e) => e?.id === "manticore"));
export { Qs as default };

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
function p(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: ee(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, te(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(ge(e, i, a)), me(e, r), r;
}
function ee(e, t) {
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
function te(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function m(e, t) {
	let n = _(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = v(e, n);
	return {
		seats: _e(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ne(e, t) {
	let n = m(e, t), r = _(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || v(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !de(n) && !fe(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function re(e, t, n) {
	let r = [];
	return le(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function ie(e, t, n) {
	let r = [], i = [];
	return le(e, t, n, (e, t) => r.push({
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
function ae(e, t, n, r, i = re(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = s(o, r);
			if (ce(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function oe(e, t, n) {
	let r = _(t);
	return {
		seat: n,
		...v(e, r).idle(t, r, n)
	};
}
function h(e, t, n) {
	let r = _(t), i = se(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	g(e, t, r, i.take(t, r, n.seat, n)), me(e, t);
}
function se(e, t, n, r) {
	let i = _(t), a = v(e, i);
	return Object.hasOwn(a.actions, r) && ye(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function ce(e, t, n, r) {
	return se(e, t, n, r.type)?.check?.(t, _(t), n, r) ?? null;
}
function le(e, t, n, r, i) {
	let a = _(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = v(e, a);
	ye(o.ask(t, a), n) && ue(o.actions, t, a, n, r, i), o.sealed?.(t, a) || ue(e.anytime, t, a, n, r, i);
}
function ue(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) fe(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, pe(s[0] ?? {}));
			} else de(s) ? a?.(o, s) : fe(s) ? a?.(o, pe(s)) : i(o, s);
		}
	}
}
var de = (e) => "refused" in e;
function fe(e) {
	for (let t in e) if (o(e[t])) return !0;
	return !1;
}
function pe(e) {
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
function me(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = _(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = v(e, n);
		if (typeof r == "function") g(e, t, n, r(t, n) ?? u);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? g(e, t, n, u) : t.stack.push(ge(e, r.call, i));
		} else if (ve(r.ask(t, n))) g(e, t, n, u);
		else return;
	}
	throw Error(`runaway rules at ${_(t)?.phase}.${_(t)?.step}`);
}
function g(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(ge(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = ge(e, r.phase, r.locals);
			return;
		case "done": return he(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return he(e, t, n, void 0);
			n.step = r;
		}
	}
}
function he(e, t, n, r) {
	t.stack.pop();
	let i = _(t);
	if (i === void 0) return;
	let a = v(e, i);
	typeof a != "function" && g(e, t, i, "call" in a ? a.then?.(t, i, r) ?? u : a.after?.[n.phase]?.(t, i, r) ?? l);
}
var ge = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), _ = (e) => e.stack[e.stack.length - 1], v = (e, t) => e.phases[t.phase]?.steps[t.step], _e = (e) => e === null ? [] : typeof e == "number" ? [e] : e, ve = (e) => e === null || typeof e != "number" && e.length === 0, ye = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function be(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	xe.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), y.set(xe);
	for (let e = 0; e < 10; e++) b(0, 4, 8, 12), b(1, 5, 9, 13), b(2, 6, 10, 14), b(3, 7, 11, 15), b(0, 5, 10, 15), b(1, 6, 11, 12), b(2, 7, 8, 13), b(3, 4, 9, 14);
	return y.map((e, t) => e + xe[t]);
}
var xe = Uint32Array.from([
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
]), y = /* @__PURE__ */ new Uint32Array(16);
function b(e, t, n, r) {
	Se(e, t, r, 16), Se(n, r, t, 12), Se(e, t, r, 8), Se(n, r, t, 7);
}
function Se(e, t, n, r) {
	let i = y[e] + y[t] | 0, a = y[n] ^ i;
	y[e] = i, y[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var Ce = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, we = (e) => ({
	key: e,
	drawn: 0
});
function Te(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = be(De(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function Ee(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Te(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var De = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Oe = 8, x = (e) => 1 << (e ?? Oe), ke = (e, t) => ({
	seen: x(e),
	secret: t
}), Ae = (e) => ({
	seen: 511,
	secret: e
}), je = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function Me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function Ne(e, t, n) {
	t.secret = Ee(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function Pe(e, t) {
	return S(e, x(t));
}
function Fe(e, t) {
	let n = x(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = S(e[t], n, r));
	return i.unseen = Re(r, n), i;
}
var Ie = (e, t) => Le(e, x(t)), Le = (e, t) => Re(We(e), t);
function Re(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function ze(e, t, n) {
	let r = { chance: Ce(n) }, i = {};
	for (let e in t.unseen) i[e] = Ee(r, [...t.unseen[e] ?? []]);
	let a = x(t.viewer), { viewer: o, unseen: s, ...c } = t, l = Ue(c, i, a);
	return l.chance = Ce(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function Be(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = ze(e, t, 1), a = i.chance, o = JSON.stringify(Ie(i, r));
	return h(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Ie(i, r)) !== o ? null : {
		view: Fe(i, r),
		facts: e.facts(i, r)
	};
}
function S(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Ge(r[e]) && (r[e] = S(r[e], t, n));
		return r;
	}
	if ("secret" in e) return Ke(e) ? (n?.push(e), He(e, t)) : Ve(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = Ge(a) ? S(a, t, n) : a;
	}
	return r;
}
var Ve = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : S(t, n) });
function He({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function Ue(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Ge(r[e]) && (r[e] = Ue(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!Ke(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: Ue(r.secret, t, n)
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
	for (let e in r) i[e] = Ge(r[e]) ? Ue(r[e], t, n) : r[e];
	return i;
}
function We(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (Ke(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && We(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && We(r, t);
	}
	return t;
}
var Ge = (e) => typeof e == "object" && !!e, Ke = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function qe(e, t, n, r) {
	return Je(t.chance, n.chance) ? Ye(t, n, r) || Xe(t, n, x(r)) ? "secret" : m(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var Je = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ye(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = x(r) | x(n), a = Le(t, i);
		for (let [t, n] of Object.entries(Le(e, i))) if (Qe(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function Xe(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (Ze(e)) return (e.seen & n) === 0 ? !Ze(r) || (r.seen & ~e.seen) !== 0 : Xe(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && Xe(e[t], r[t], n)) return !0;
	return !1;
}
var Ze = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function Qe(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function $e(e) {
	let t = tt(new TextEncoder().encode(e)), n = Uint32Array.from(rt), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = C(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = C(r, e - 15), n = C(r, e - 2), i = w(t, 7) ^ w(t, 18) ^ t >>> 3, a = w(n, 17) ^ w(n, 19) ^ n >>> 10;
			r[e] = C(r, e - 16) + i + C(r, e - 7) + a | 0;
		}
		et(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function et(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = w(o, 6) ^ w(o, 11) ^ w(o, 25), d = l + u + (o & s ^ ~o & c) + C(it, e) + C(t, e) | 0, f = (w(n, 2) ^ w(n, 13) ^ w(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
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
	for (let t = 0; t < 8; t++) e[t] = C(e, t) + C(u, t) | 0;
}
function tt(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = C(t, n >> 2) | C(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = C(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var C = (e, t) => e[t], w = (e, t) => e >>> t | e << 32 - t, nt = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && at(e)), rt = nt.slice(0, 8).map((e) => ot(Math.sqrt(e))), it = Uint32Array.from(nt.slice(0, 64).map((e) => ot(Math.cbrt(e))));
function at(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function ot(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function T(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(T).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${T(t[e])}`).join(",")}}`;
}
var st = (e) => $e(T(e));
// ../wt/v0/kernel/clone.ts
function E(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = E(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? E(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/fair.ts
var ct = (e) => $e(`parlour commitment ${e}`), lt = (e, t) => $e(`parlour dice ${T({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function ut(e, t, n) {
	let r = pt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return D("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = m(e, t);
	if (c === null) return D("over", null, {});
	let l = se(e, t, i, a);
	if (l === null) return mt(e, t, a, s, c.seats);
	let u = l.offer(t, _(t), i);
	return de(u) ? { refusal: u } : ht(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function dt(e, t, n, r) {
	let i = ut(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function ft(e, t, n) {
	let r = ut(e, t, n);
	return "refusal" in r ? r : (t.events = [], h(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function D(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function pt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return D("malformed", null, { expected: "object" });
	let n = O(t, "seat");
	if (!e.seats.includes(n)) return D("malformed", null, { expected: "seat" });
	let r = O(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : D("malformed", null, { expected: "type" });
}
function mt(e, t, n, r, i) {
	let a = _(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? D("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? D("sealed", r, { type: n }) : D("notNow", r, {
		type: n,
		asked: i
	});
}
function ht(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = O(a, e), n = _t(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = vt(l[e], t);
		}
		if (d === null && !fe(l)) {
			let n = r.check?.(e, _(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !gt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var gt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function _t(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = _t(e.parts[i], O(t, i), `${n}.${i}`, r);
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
function vt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = vt(e.parts[r], O(t, r));
	return n;
}
function O(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function yt(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return st(i).slice(0, xt);
}
var bt = (e, t, n) => $e(`${e} ${T(t)} ${st(n)}`).slice(0, xt), xt = 24;
// ../wt/v0/kernel/match.ts
function St(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var k = (e, t) => e.map(t), Ct = (e, t) => [...e.slice(t), ...e.slice(0, t)], wt = 32, Tt = (e) => JSON.stringify(St(e)), Et = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Dt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Ot(e) {
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
function kt(e) {
	function t(t, n = wt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = p(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: we(lt(o, a.entropy.map((e) => e ?? "")))
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
			link: yt(Ot(c)),
			g: s,
			base: Tt(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = bt(e.link, n, St(t));
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
		let c = E(t.g), l = ft(e, c, At(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = qe(e, t.g, c, u), p = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: Et(t.g)
		}], ee = p.length >= 2 * t.kept, te = ee ? p.slice(t.kept) : p;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ee ? Tt(o(t, p, t.kept)) : t.base,
			tail: te,
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
		if (a === void 0) throw new Dt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = E(e.g.chance), n(e, l, {
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
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], h(e, i, {
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
		if (n.seeds?.length !== 1 || ct(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
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
		if (T(s.head.options) !== T(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, T(n.entry) !== T(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
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
		checks: Nt(e),
		optionsFor: (t) => ee(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: St(e),
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
				kept: wt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, oe(e, t.g, n), { by: "clock" }),
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
			waiting: ne(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => Fe(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => ie(e, t, n),
		why: ({ g: t }, n, r) => dt(e, t, n, At(r)),
		preview: ({ g: t }, n, r) => dt(e, t, n, r) === null ? Be(e, Fe(t, n), r) : null,
		show: (e, t) => Pe(e, t),
		laidOpen: (e) => ({
			...e,
			g: jt(e.g)
		}),
		newsLaidOpen: jt,
		search: {
			start: (t) => p(e, t),
			clone: E,
			redeal: (t, n) => ze(e, t, n),
			view: Fe,
			waiting: (t) => m(e, t),
			offers: (t, n) => re(e, t, n),
			sample: (t, n, r, i) => ae(e, t, n, r, i),
			perform: (t, n) => h(e, t, n),
			playRandomly(t, n) {
				let r = m(e, t);
				if (r === null) return !1;
				let i = ae(e, t, r.seats[n(r.seats.length)], n);
				if (i === null) throw Error("nobody can answer");
				return h(e, t, i), !0;
			},
			idle: (t, n) => oe(e, t, n)
		}
	};
}
var At = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function jt(e) {
	let t = E(e);
	return Mt(t), t;
}
function Mt(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) Mt(t);
	}
}
function Nt(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/businessmen/content/table.ts
var Pt = [
	"red",
	"yellow",
	"blue",
	"green"
], Ft = {
	4: 1,
	6: 2,
	8: 3
}, It = [
	4,
	6,
	8
], A = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], Lt = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, j = [
	"yellow",
	"blue",
	"green"
], Rt = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, zt = Object.keys(Rt), Bt = Rt, Vt = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], M = [
	"warehouse",
	"loader",
	"manager"
], N = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, P = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, Ht = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, F = (e, t) => Ct(e.seats, t).filter((t) => !e.players[t].isSkipping), I = (e) => e.opener === null ? [] : F(e, e.opener), Ut = (e, t) => Ct(e.seats, t)[1] ?? t;
function Wt(e, t) {
	let [n, r] = I(e);
	if (n === void 0) return [];
	let i = r ?? n;
	switch (e.options.loadingStart) {
		case "nextAfterLeader": return F(e, i);
		case "firstPasser": return F(e, t ?? i);
		case "leader": return F(e, n);
	}
}
var Gt = (e, t) => e.options.skipEligibility === "anyone" || e.players[t].coins <= 4, { phase: L, call: Kt, done: qt, goTo: R, next: z, stay: B, no: V, emit: H, game: Jt } = f(), Yt = (e) => Number(e.options.targetVP);
function Xt(e, t, n) {
	let r = e.players[t], i = Yt(e), a = r.points < i && r.points + n >= i;
	r.points += n, a && H(e, "targetReached", {
		seat: t,
		points: r.points,
		target: i
	});
}
function Zt(e, t, n) {
	let r = Math.min(n, e.players[t].points);
	return e.players[t].points -= r, r;
}
// ../wt/v0/games/businessmen/rules/ending.ts
function Qt(e) {
	let t = $t(e);
	H(e, "roundEnded", {
		round: e.round,
		finalists: t
	}), t.length > 0 ? tn(e, "target") : e.round === en(e) ? tn(e, "guard") : e.leader = Ut(e, e.leader);
}
var $t = (e) => e.seats.filter((t) => e.players[t].points >= Yt(e)), en = (e) => e.options.roundGuard === "none" ? null : Number(e.options.roundGuard);
function tn(e, t) {
	let { winners: n, places: r } = nn(e);
	e.ending = {
		because: t,
		round: e.round,
		finalists: $t(e),
		winners: n,
		places: r
	}, e.outcome = {
		winners: n,
		scores: e.seats.map((t) => e.players[t].points)
	}, H(e, "gameEnded", e.ending);
}
function nn(e) {
	let t = $t(e), n = t.length > 0 ? on(t, (t) => rn(e, t)) : on(e.seats, (t) => an(e, t)), r = (t, r) => n.includes(t) || !n.includes(r) && sn(an(e, t), an(e, r)) > 0;
	return {
		winners: n,
		places: k(e.seats, (t) => n.includes(t) ? 1 : 1 + e.seats.filter((e) => e !== t && r(e, t)).length)
	};
}
function rn(e, t) {
	let { coins: n, points: r } = e.players[t];
	return e.options.finishTie === "coins" ? [n, r] : [r, n];
}
function an(e, t) {
	let { coins: n, points: r, levels: i } = e.players[t];
	return [
		r,
		n,
		M.reduce((e, t) => e + i[t], 0)
	];
}
function on(e, t) {
	return e.filter((n) => e.every((e) => sn(t(n), t(e)) >= 0));
}
function sn(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
// ../wt/v0/games/businessmen/rules/prices.ts
var U = (e) => Vt[e] ?? 0, cn = (e, t) => U(e.prices[t]), ln = (e, t) => Math.min(15, Math.max(1, e + t));
function un(e, t, n) {
	let r = e.prices[t], i = ln(r, n);
	return e.prices[t] = i, e.lastMoves[t] += i - r, {
		good: t,
		by: n,
		from: r,
		to: i
	};
}
function dn(e, t, n) {
	let r = 0;
	for (let i of j) n.includes(i) && e.lorries[i].good === t && (r += Lt[i].fall);
	return r > 0 ? -r : 3;
}
function W(e, t) {
	if (e.sector === null) return !1;
	let n = Bt[e.sector];
	return n.kind === "embargo" && n.goods.includes(t);
}
var fn = (e) => A.filter((t) => W(e, t)), G = (e) => ({
	grain: e,
	meat: e,
	fish: e,
	wood: e,
	oil: e,
	metal: e
}), pn = (e) => A.every((t) => e[t] === 0), K = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], q = (e, t) => A.filter((n) => K(e, t, n) > 0), J = (e, t) => N.warehouse[e.players[t].levels.warehouse], mn = (e, t) => q(e, t).length > J(e, t);
function hn(e, t) {
	let n = (n) => K(e, t, n) * cn(e, n);
	return q(e, t).sort((e, t) => n(t) - n(e)).slice(0, J(e, t));
}
// ../wt/v0/games/businessmen/rules/lorries.ts
function gn(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var _n = (e, t) => Lt[t].capacity - gn(e, t), Y = (e, t) => _n(e, t) === 0;
function vn(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function yn(e, t, n, r) {
	let i = N.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function X(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && Y(e, r)) return V("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return V("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (K(e, n, i) === 0) return V("BM-7.3", "noneOwned", { good: i });
	if (yn(e, t, n, i) <= 0) return V("BM-R12", "loaderSpent", {
		good: i,
		most: N.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = j.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return V("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function bn(e, t, n, r, i) {
	let a = yn(e, t, n, i), o = _n(e, r), s = K(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function xn(e, t, n) {
	for (let r of j) for (let i of A) if (K(e, n, i) > 0 && X(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// ../wt/v0/games/businessmen/content/misfortune-wheel.ts
var Sn = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, Cn = Object.keys(Sn), wn = (e) => e === 3 ? null : e === 2 ? 3 : 2;
function Tn(e, t, n, r) {
	let i = { ...e.players[n].levels }, a = e.players[n].coins;
	for (let e of t) {
		let t = wn(i[e]);
		t !== null && (i[e] = t, a -= P[t].cost);
	}
	let o = wn(i[r]);
	if (o === null) return V("BM-3.2", "highestLevel", { characteristic: r });
	let { cost: s } = P[o];
	return s > a ? V("BM-10.4", "cannotPay", {
		cost: s,
		coins: a
	}) : null;
}
var En = (e, t, n) => M.some((r) => Tn(e, t, n, r) === null);
function Dn(e, t, n) {
	let r = e.players[t], i = wn(r.levels[n]);
	if (i === null) throw Error(`${n} is at its highest level`);
	let { cost: a, points: o } = P[i];
	r.coins -= a, r.levels[n] = i, H(e, "improved", {
		seat: t,
		characteristic: n,
		to: i,
		cost: a,
		points: o
	}), Xt(e, t, o);
}
function On(e, t, n, r) {
	let i = e.players[n];
	if (!i.warnings[r] || t.includes(r)) return V("BM-12.4", "noWarning", { characteristic: r });
	let a = i.coins - t.length * 10;
	return 10 > a ? V("BM-12.2", "cannotPay", {
		cost: 10,
		coins: a
	}) : null;
}
var kn = (e, t, n) => M.some((r) => On(e, t, n, r) === null);
function An(e, t, n) {
	let r = e.players[t];
	r.coins -= 10, r.warnings[n] = !1, e.options.negativeEvents === "immediate" && (r.insured[n] = !0), H(e, "insured", {
		seat: t,
		characteristic: n,
		cost: 10
	});
}
// ../wt/v0/games/businessmen/rules/misfortune.ts
function jn(e, t) {
	let n = e.players[t], r = Cn[Te(e, Cn.length)], i = Sn[r];
	if (n.misfortune = r, H(e, "misfortuneSpun", {
		seat: t,
		sector: r,
		hits: i
	}), i === null) return;
	let a = Mn(e, t, i);
	if (a === "nothing") return H(e, "spared", {
		seat: t,
		characteristic: i
	});
	n.warnings[i] || (n.warnings[i] = !0, H(e, "warned", {
		seat: t,
		characteristic: i
	})), a === "fine" && Nn(e, t, i);
}
function Mn(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
function Nn(e, t, n) {
	let r = e.players[t], i = r.levels[n], { points: a, to: o } = Ht[i], s = Zt(e, t, a);
	r.levels[n] = o, H(e, "fined", {
		seat: t,
		characteristic: n,
		from: i,
		to: o,
		points: a,
		lost: s
	});
}
function Pn(e) {
	for (let t of e.seats) for (let n of M) e.players[t].insured[n] && (e.players[t].insured[n] = !1, H(e, "insuranceLapsed", {
		seat: t,
		characteristic: n
	}));
}
// ../wt/v0/games/businessmen/rules/families.ts
function Fn(e, t, r) {
	let i = e.filter((e) => t(e) === null);
	return i.map((a, o) => r(o === 0 ? n(In(e, i), t) : n([a]), a));
}
var In = (e, t) => e.filter((e) => e === t[0] || !t.includes(e)), Ln = (e, t, n) => e.players[t].temp[n] > 0;
function Rn(e, t, n) {
	return Ln(e, t, n) ? V("BM-6.7", "alreadyBought", { good: n }) : e.market[n] === 0 ? V("BM-5.5", "notOnMarket", { good: n }) : null;
}
function zn(e, t, n) {
	if (Ln(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = N.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
var Bn = (e, t) => A.some((n) => zn(e, t, n).most > 0), Vn = (e, t) => Fn(A, (n) => Rn(e, t, n), (n, i) => {
	let { most: a, limit: o } = zn(e, t, i);
	return {
		good: n,
		units: r(1, a, {
			below: V("BM-6.3", "atLeastOneUnit", {}),
			above: Hn(e, t, i, o)
		})
	};
});
function Hn(e, t, n, r) {
	let { levels: i, coins: a } = e.players[t];
	switch (r) {
		case "manager": return V("BM-3.6", "managerLimit", {
			most: N.manager[i.manager],
			level: i.manager
		});
		case "market": return V("BM-6.3", "marketLimit", {
			good: n,
			left: e.market[n]
		});
		case "coins": return V("BM-R9", "coinLimit", { coins: a });
		case "bought": return V("BM-6.7", "alreadyBought", { good: n });
	}
}
// ../wt/v0/games/businessmen/content/export-cards.ts
var Un = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
}, Wn = Object.keys(Un), Gn = It[0], Kn = (e, t) => e.exportCard !== null && Un[e.exportCard].includes(t);
function qn(e, t, n, r) {
	let i = e.players[n].main[r];
	for (let e of t) e.good === r && (i -= e.units);
	return i;
}
function Jn(e, t, n, r, i) {
	return Kn(e, i) ? W(e, i) ? V("BM-8.3", "underEmbargo", { good: i }) : e.options.exportLots === "onePerRound" && t.length > 0 ? V("BM-R31", "oneShipmentOnly", { good: i }) : e.options.exportLots === "onePerGood" && t.some((e) => e.good === i) ? V("BM-9.7", "alreadyShipped", { good: i }) : Yn(e, n, r, i, Gn) : V("BM-9.2", "notOnExportCard", { good: i });
}
function Yn(e, t, n, r, i) {
	let a = qn(e, t, n, r);
	return a < i ? V("BM-9.3", "tooFewUnits", {
		good: r,
		has: a,
		needs: i
	}) : null;
}
var Xn = (e, t, n, r) => A.some((i) => Jn(e, t, n, r, i) === null), Zn = (e, t, r, i) => Fn(A, (n) => Jn(e, t, r, i, n), (t, a) => ({
	good: t,
	units: n(It, (t) => Yn(e, r, i, a, t))
}));
function Qn(e, t, { good: n, units: r }) {
	e.players[t].main[n] -= r, e.piles[n] += r;
	let i = Ft[r];
	H(e, "exported", {
		seat: t,
		good: n,
		units: r,
		points: i
	}), Xt(e, t, i);
}
// ../wt/v0/games/businessmen/rules/seat-facts.ts
function $n(e, t, n) {
	let { points: r } = e.players[t], i = r - Yt(e), a = er(e, t), o = q(e, t), s = hn(e, t);
	return {
		place: n,
		missing: Math.max(0, -i),
		cushion: i,
		worstFine: a,
		worstCushion: i - Math.min(a, r),
		fineSectors: Cn.filter((n) => {
			let r = Sn[n];
			return r !== null && Mn(e, t, r) === "fine";
		}).length,
		characteristics: Object.fromEntries(M.map((n) => [n, tr(e, t, n)])),
		room: J(e, t),
		types: o.length,
		surplus: o.filter((e) => !s.includes(e)).map((n) => ({
			good: n,
			units: K(e, t, n)
		})),
		purchases: Object.fromEntries(A.map((n) => [n, zn(e, t, n)])),
		loads: nr(e, t),
		shipments: Object.fromEntries(A.filter((t) => Kn(e, t) && !W(e, t)).map((n) => [n, It.filter((r) => r <= e.players[t].main[n])])),
		maySkip: Gt(e, t)
	};
}
function er(e, t) {
	let { isSkipping: n, misfortune: r, levels: i } = e.players[t];
	if (n || r !== null) return 0;
	let a = M.filter((n) => Mn(e, t, n) === "fine").map((e) => Ht[i[e]].points);
	return Math.max(0, ...a);
}
function tr(e, t, n) {
	let { levels: r, warnings: i, insured: a, coins: o } = e.players[t], s = r[n], c = wn(s), l = Mn(e, t, n);
	return {
		level: s,
		value: N[n][s],
		step: c === null ? null : {
			...P[c],
			value: N[n][c],
			isAffordable: P[c].cost <= o
		},
		hasWarning: i[n],
		isInsured: a[n],
		nextHit: l === "fine" ? {
			is: "fine",
			...Ht[s]
		} : { is: l }
	};
}
function nr(e, t) {
	let n = e.stack.find((e) => e.phase === "loading"), r = n?.phase === "loading" ? n.loaded : null;
	return Object.fromEntries(j.map((n) => [n, Object.fromEntries(A.map((i) => [i, X(e, r, t, n, i) === null ? bn(e, r, t, n, i).units : 0]))]));
}
// ../wt/v0/games/businessmen/rules/facts.ts
function rr(e) {
	let t = ar(e), { places: n } = nn(e);
	return {
		part: t,
		phase: ir[t],
		target: Yt(e),
		lastRound: en(e),
		order: F(e, e.opener ?? e.leader),
		loadingOrder: or(e),
		goods: Object.fromEntries(A.map((t) => [t, sr(e, t)])),
		lorries: Object.fromEntries(j.map((t) => [t, ur(e, t)])),
		seats: k(e.seats, (t) => $n(e, t, n[t])),
		embargo: fn(e)
	};
}
var ir = {
	announcements: 0,
	cards: 0,
	buying: 1,
	loading: 2,
	keeping: 2,
	priceWheel: 3,
	exports: 3,
	improvements: 4,
	misfortune: 5,
	insurance: 6,
	over: 6
};
function ar(e) {
	let t = e.outcome === null ? e.stack[0]?.step : void 0;
	return Object.keys(ir).find((e) => e === t) ?? "over";
}
function or(e) {
	let t = null;
	for (let n of e.stack) {
		if (n.phase === "loading") return [...n.queue];
		(n.phase === "round" || n.phase === "buying") && (t = n.firstPasser ?? t);
	}
	return Wt({
		...e,
		opener: e.opener ?? F(e, e.leader)[0] ?? null
	}, t);
}
function sr(e, t) {
	let n = e.prices[t], r = U(n), i = ln(n, dn(e, t, j.filter((n) => Y(e, n) && !W(e, e.lorries[n].good ?? t)))), a = cr(e, t);
	return {
		position: n,
		price: r,
		stepsUp: lr(n, 1),
		stepsDown: lr(n, -1),
		next: i,
		nextPrice: U(i),
		embargoSectors: zt.length - a.length,
		lowest: Math.min(...a),
		highest: Math.max(...a),
		isExportable: Kn(e, t) && !W(e, t),
		isUnderEmbargo: W(e, t)
	};
}
function cr(e, t) {
	let n = [];
	for (let r of zt) {
		let i = Bt[r];
		i.kind === "price" ? n.push(U(ln(e.prices[t], i.moves[t] ?? 0))) : i.goods.includes(t) || n.push(U(e.prices[t]));
	}
	return n;
}
function lr(e, t) {
	for (let n = 1; n <= 15; n++) {
		let r = e + t * n;
		if (r < 1 || r > 15) return null;
		if (U(r) !== U(e)) return n;
	}
	return null;
}
function ur(e, t) {
	let { good: n, lots: r } = e.lorries[t], { capacity: i, points: a } = Lt[t], o = n === null ? [0] : cr(e, n), s = n === null ? 0 : U(e.prices[n]);
	return {
		capacity: i,
		onBoard: gn(e, t),
		space: _n(e, t),
		points: a,
		exclusiveTo: vn(e, t),
		isFull: Y(e, t),
		isHeld: n !== null && Y(e, t) && W(e, n),
		lots: e.seats.filter((e) => r[e] > 0).map((e) => ({
			seat: e,
			units: r[e],
			now: r[e] * s,
			best: r[e] * Math.max(...o),
			worst: r[e] * Math.min(...o)
		})),
		pricesIfSent: n === null ? null : Object.fromEntries(A.map((n) => [n, ln(e.prices[n], dn(e, n, [t]))]))
	};
}
// ../wt/v0/games/businessmen/rules/imagine.ts
function dr(e) {
	for (let t of e.stack) if (t.phase === "keeping") for (let n of e.seats) t.plans[n].secret ??= t.asked.includes(n) ? [] : hn(e, n);
	else if (t.phase === "exports" || t.phase === "improvements" || t.phase === "insurance") for (let n of e.seats) t.plans[n].secret ??= [];
}
// ../wt/v0/games/businessmen/rules/invariants.ts
var fr = {}, pr = L("announcements", { announcement: {
	rule: "BM-14.1",
	ask: (e, t) => t.asked[0] ?? null,
	idle: () => ({ type: "playRound" }),
	actions: {
		playRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), H(e, "skipDeclined", { seat: n }), t.asked.length > 0 ? B : z;
			}
		},
		skipRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), e.players[n].isSkipping = !0, H(e, "skipAnnounced", {
					seat: n,
					lost: Zt(e, n, 1)
				}), t.asked.length > 0 ? B : z;
			}
		}
	}
} }), mr = L("buying", {
	goOn(e, t) {
		if (pn(e.market)) return gr(e, t, "marketEmpty");
		for (let [n] = t.queue; n !== void 0 && !Bn(e, n); [n] = t.queue) hr(t, n), H(e, "passed", {
			seat: n,
			during: "buying",
			isForced: !0,
			rule: "BM-6.9"
		});
		return t.queue.length > 0 ? z : gr(e, t, "allPassed");
	},
	purchase: {
		rule: "BM-6.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			buy: {
				offer: (e, t, n) => Vn(e, n),
				take(e, t, n, { good: r, units: i }) {
					let a = i * 1;
					return e.players[n].coins -= a, e.players[n].temp[r] += i, e.market[r] -= i, H(e, "bought", {
						seat: n,
						good: r,
						units: i,
						cost: a,
						left: e.market[r]
					}), t.queue.push(...t.queue.splice(0, 1)), R("goOn");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return hr(t, n), H(e, "passed", {
						seat: n,
						during: "buying",
						isForced: !1,
						rule: "BM-6.8"
					}), R("goOn");
				}
			}
		}
	}
});
function hr(e, t) {
	e.queue.shift(), e.firstPasser ??= t;
}
function gr(e, t, n) {
	return H(e, "buyingEnded", { because: n }), qt({ firstPasser: t.firstPasser });
}
// ../wt/v0/games/businessmen/rules/quiet.ts
var Z = (e) => e.options.quietPhases === "parallel";
function _r(e, t, n, r) {
	let i = I(e), a = i.filter(r);
	return a.length < i.length && H(e, "passedOver", {
		seats: i.filter((e) => !a.includes(e)),
		part: t,
		rule: n
	}), a.length === 0 ? null : vr(e, a);
}
var vr = (e, t) => ({
	asked: t,
	plans: k(e.seats, (t) => Z(e) ? ke(t, []) : Ae([]))
}), yr = (e, t) => Z(e) ? t.asked : t.asked[0] ?? null, Q = (e, t, n) => Z(e) ? t.plans[n].secret : [];
function br(e, t, n, r, i) {
	t.plans[n].secret.push(r), Z(e) || i(r);
}
function $(e, t, n, r) {
	return t.asked.splice(t.asked.indexOf(r), 1), Z(e) && H(e, "decided", {
		seat: r,
		part: n
	}), t.asked.length > 0 ? B : z;
}
function xr(e, t, n) {
	if (Z(e)) for (let r of I(e)) for (let e of t.plans[r].secret) n(r, e);
}
// ../wt/v0/games/businessmen/rules/phases/exports.ts
var Sr = L("exports", {
	shipments: {
		rule: "BM-9.3",
		ask: yr,
		idle: () => ({ type: "finish" }),
		actions: {
			ship: {
				offer: (e, t, n) => Zn(e, t.plans[n].secret, Q(e, t, n), n),
				take(e, t, n, { good: r, units: i }) {
					return br(e, t, n, {
						good: r,
						units: i
					}, (t) => Qn(e, n, t)), Xn(e, t.plans[n].secret, Q(e, t, n), n) ? B : $(e, t, "exports", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "exports", n)
			}
		}
	},
	send(e, t) {
		xr(e, t, (t, n) => Qn(e, t, n));
	}
}), Cr = L("improvements", {
	steps: {
		rule: "BM-10.1",
		ask: yr,
		idle: () => ({ type: "finish" }),
		actions: {
			improve: {
				offer(e, t, r) {
					let i = Q(e, t, r);
					return { characteristic: n(M, (t) => Tn(e, i, r, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return br(e, t, n, r, (t) => Dn(e, n, t)), En(e, Q(e, t, n), n) ? B : $(e, t, "improvements", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "improvements", n)
			}
		}
	},
	build(e, t) {
		xr(e, t, (t, n) => Dn(e, t, n));
	}
}), wr = L("insurance", {
	policies: {
		rule: "BM-12.1",
		ask: yr,
		idle: () => ({ type: "finish" }),
		actions: {
			insure: {
				offer(e, t, r) {
					let i = Q(e, t, r);
					return { characteristic: n(M, (t) => On(e, i, r, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return br(e, t, n, r, (t) => An(e, n, t)), kn(e, Q(e, t, n), n) ? B : $(e, t, "insurance", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "insurance", n)
			}
		}
	},
	sign(e, t) {
		xr(e, t, (t, n) => An(e, t, n));
	}
});
// ../wt/v0/games/businessmen/rules/storing.ts
function Tr(e, t) {
	let n = e.players[t];
	if (!pn(n.temp)) {
		H(e, "transferred", {
			seat: t,
			units: { ...n.temp }
		});
		for (let e of A) n.main[e] += n.temp[e];
		n.temp = G(0);
	}
}
function Er(e, t, n, r) {
	let i = e.players[t];
	for (let a of A) {
		let o = K(e, t, a);
		o === 0 || n.includes(a) || (e.piles[a] += o, i.main[a] = 0, i.temp[a] = 0, H(e, "gaveUp", {
			seat: t,
			good: a,
			units: o,
			because: r
		}));
	}
	Tr(e, t);
}
// ../wt/v0/games/businessmen/rules/phases/keeping.ts
var Dr = L("keeping", {
	choice: {
		rule: "BM-7.13",
		ask: yr,
		idle: (e, t, n) => ({
			type: "keep",
			goods: hn(e, n)
		}),
		actions: { keep: {
			offer: (e, t, n) => ({ goods: i(q(e, n), J(e, n), J(e, n)) }),
			take(e, t, n, { goods: r }) {
				return t.plans[n].secret = [...r], Z(e) || Er(e, n, r, t.because), $(e, t, "keeping", n);
			}
		} }
	},
	giveUp(e, t) {
		if (Z(e)) for (let n of I(e)) t.plans[n].secret.length > 0 && Er(e, n, t.plans[n].secret, t.because);
	}
}), Or = L("loading", {
	begin(e, t) {
		H(e, "loadingBegan", { order: [...t.queue] });
	},
	goOn(e, t) {
		for (let [n] = t.queue; n !== void 0 && xn(e, t.loaded, n) === null; [n] = t.queue) t.queue.shift(), H(e, "passed", {
			seat: n,
			during: "loading",
			isForced: !0,
			rule: "BM-7.8"
		});
		return t.queue.length > 0 ? z : R("end");
	},
	turn: {
		rule: "BM-7.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle(e, t, n) {
			let r = e.options.loadingDuty === "compulsory" ? xn(e, t.loaded, n) : null;
			return r === null ? { type: "pass" } : {
				type: "load",
				...r
			};
		},
		actions: {
			load: {
				offer: (e, t, n) => kr(e, t.loaded, n),
				take(e, t, n, { lorry: r, good: i }) {
					return jr(e, t.loaded, n, r, i), t.queue.push(...t.queue.splice(0, 1)), R("goOn");
				}
			},
			pass: {
				offer: (e) => e.options.loadingDuty === "compulsory" ? V("BM-R14", "mustLoad", {}) : {},
				take(e, t, n) {
					return t.queue.shift(), H(e, "passed", {
						seat: n,
						during: "loading",
						isForced: !1,
						rule: "BM-7.8"
					}), R("goOn");
				}
			}
		}
	},
	end(e) {
		H(e, "loadingEnded", {});
	}
});
function kr(e, t, r) {
	let i = (n) => Ar(e, t, r, n), a = (i) => n(A, (n) => X(e, t, r, i, n));
	return [...j.filter((e) => i(e) !== null).map((e) => ({
		lorry: n([e]),
		good: a(e)
	})), ...Fn(j, i, (e, t) => ({
		lorry: e,
		good: a(t)
	}))];
}
function Ar(e, t, n, r) {
	let { good: i } = e.lorries[r];
	if (i !== null) return X(e, t, n, r, i);
	let a = null;
	for (let i of q(e, n)) {
		let o = X(e, t, n, r, i);
		if (o === null) return null;
		a ??= o;
	}
	return a;
}
function jr(e, t, n, r, i) {
	let a = e.players[n], { units: o, limit: s } = bn(e, t, n, r, i), c = Math.min(o, a.main[i]), l = o - c;
	a.main[i] -= c, a.temp[i] -= l, e.lorries[r].good = i, e.lorries[r].lots[n] += o, t[n][i] += o, H(e, "loaded", {
		seat: n,
		lorry: r,
		good: i,
		units: o,
		fromMain: c,
		fromTemp: l,
		limit: s,
		onBoard: gn(e, r),
		isFull: Y(e, r)
	});
}
// ../wt/v0/games/businessmen/rules/phases/misfortune.ts
var Mr = L("misfortune", {
	wheel: {
		rule: "BM-11.1",
		ask: (e, t) => t.unspun[0] ?? null,
		idle: () => ({ type: "spinMisfortune" }),
		actions: { spinMisfortune: {
			offer: () => ({}),
			take(e, t, n) {
				return jn(e, n), z;
			}
		} }
	},
	overflow: {
		call: "keeping",
		with(e, t) {
			let [n] = t.unspun;
			return n === void 0 || e.options.overflowAfterFine === "atNextTransfer" || !mn(e, n) ? null : {
				...vr(e, [n]),
				because: "fine"
			};
		}
	},
	goOn(e, t) {
		return t.unspun.shift(), t.unspun.length > 0 ? R("wheel") : z;
	}
}), Nr = {
	G01: {
		family: "standard",
		units: {
			oil: 6,
			wood: 5,
			metal: 4,
			meat: 3
		}
	},
	G02: {
		family: "standard",
		units: {
			oil: 6,
			fish: 5,
			wood: 4,
			metal: 3
		}
	},
	G03: {
		family: "standard",
		units: {
			meat: 6,
			oil: 5,
			grain: 4,
			metal: 3
		}
	},
	G04: {
		family: "standard",
		units: {
			wood: 6,
			grain: 5,
			oil: 4,
			meat: 3
		}
	},
	G05: {
		family: "standard",
		units: {
			grain: 6,
			oil: 5,
			metal: 4,
			wood: 3
		}
	},
	G06: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			oil: 4,
			grain: 3
		}
	},
	G07: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			oil: 4,
			fish: 3
		}
	},
	G08: {
		family: "standard",
		units: {
			metal: 6,
			meat: 5,
			grain: 4,
			fish: 3
		}
	},
	G09: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			grain: 4,
			wood: 3
		}
	},
	G10: {
		family: "standard",
		units: {
			grain: 6,
			wood: 5,
			fish: 4,
			oil: 3
		}
	},
	G11: {
		family: "standard",
		units: {
			fish: 6,
			oil: 5,
			meat: 4,
			metal: 3
		}
	},
	G12: {
		family: "standard",
		units: {
			wood: 6,
			metal: 5,
			meat: 4,
			fish: 3
		}
	},
	G13: {
		family: "standard",
		units: {
			meat: 6,
			metal: 5,
			wood: 4,
			grain: 3
		}
	},
	G14: {
		family: "standard",
		units: {
			wood: 6,
			fish: 5,
			meat: 4,
			oil: 3
		}
	},
	G15: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			fish: 4,
			wood: 3
		}
	},
	G16: {
		family: "even",
		units: {
			fish: 5,
			oil: 5,
			wood: 4,
			metal: 4
		}
	},
	G17: {
		family: "even",
		units: {
			oil: 5,
			grain: 5,
			metal: 4,
			wood: 4
		}
	},
	G18: {
		family: "even",
		units: {
			fish: 5,
			grain: 5,
			oil: 4,
			meat: 4
		}
	},
	G19: {
		family: "even",
		units: {
			grain: 5,
			meat: 5,
			wood: 4,
			metal: 4
		}
	},
	G20: {
		family: "even",
		units: {
			meat: 5,
			fish: 5,
			metal: 4,
			wood: 4
		}
	},
	G21: {
		family: "lean",
		units: {
			metal: 5,
			oil: 4,
			grain: 3,
			meat: 2
		}
	},
	G22: {
		family: "lean",
		units: {
			fish: 5,
			oil: 4,
			meat: 3,
			metal: 2
		}
	},
	G23: {
		family: "lean",
		units: {
			metal: 5,
			wood: 4,
			meat: 3,
			oil: 2
		}
	},
	G24: {
		family: "lean",
		units: {
			fish: 5,
			meat: 4,
			wood: 3,
			grain: 2
		}
	},
	G25: {
		family: "lean",
		units: {
			grain: 5,
			wood: 4,
			oil: 3,
			fish: 2
		}
	},
	G26: {
		family: "rich",
		units: {
			wood: 7,
			oil: 6,
			meat: 5,
			fish: 4
		}
	},
	G27: {
		family: "rich",
		units: {
			oil: 7,
			fish: 6,
			metal: 5,
			grain: 4
		}
	},
	G28: {
		family: "rich",
		units: {
			meat: 7,
			metal: 6,
			grain: 5,
			fish: 4
		}
	},
	G29: {
		family: "rich",
		units: {
			grain: 7,
			metal: 6,
			wood: 5,
			fish: 4
		}
	},
	G30: {
		family: "rich",
		units: {
			meat: 7,
			wood: 6,
			oil: 5,
			grain: 4
		}
	}
}, Pr = Object.keys(Nr), Fr = Nr;
// ../wt/v0/games/businessmen/rules/cards.ts
function Ir(e) {
	e.goodsCard !== null && e.goodsDiscards.push(e.goodsCard), e.exportCard !== null && e.exportDiscards.push(e.exportCard);
	let t = Lr(e, "goods", e.goodsDeck, e.goodsDiscards), n = Lr(e, "export", e.exportDeck, e.exportDiscards);
	e.goodsCard = t, e.exportCard = n;
	let r = G(0), i = G(0);
	for (let n of A) {
		let a = Fr[t].units[n] ?? 0;
		r[n] = Math.min(a, e.piles[n]), i[n] = a - r[n], e.piles[n] -= r[n], e.market[n] += r[n];
	}
	H(e, "cardsTurned", {
		seat: e.opener,
		goodsCard: t,
		exportCard: n,
		laid: r,
		missing: i
	});
}
function Lr(e, t, n, r) {
	if (n.secret.length === 0) {
		let i = r.splice(0);
		Ne(e, n, i), H(e, "deckReshuffled", {
			deck: t,
			cards: i.length
		});
	}
	let i = Me(n);
	if (i === null) throw Error(`there is always a card in the ${t} deck`);
	return i;
}
function Rr(e) {
	if (pn(e.market)) return;
	let t = e.options.leftovers === "return";
	if (H(e, "leftOver", {
		units: { ...e.market },
		goes: t ? "returned" : "stays"
	}), t) for (let t of A) e.piles[t] += e.market[t], e.market[t] = 0;
}
// ../wt/v0/games/businessmen/rules/sending.ts
function zr(e) {
	let t = zt[Te(e, zt.length)];
	e.sector = t;
	for (let t of A) e.lastMoves[t] = 0;
	let n = [], r = Bt[t];
	if (r.kind === "price") for (let t of A) {
		let i = r.moves[t];
		i !== void 0 && n.push(un(e, t, i));
	}
	H(e, "priceWheelSpun", {
		seat: e.opener,
		sector: t,
		moves: n,
		embargo: fn(e)
	});
}
function Br(e) {
	let t = [];
	for (let n of j) {
		let { good: r } = e.lorries[n];
		r !== null && Y(e, n) && (W(e, r) ? H(e, "lorryHeld", {
			lorry: n,
			good: r,
			rule: "BM-8.8"
		}) : (t.push(n), Vr(e, n)));
	}
	Ur(e, t);
	for (let n of t) Wr(e, n);
}
function Vr(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n === null) return;
	let i = cn(e, n), a = [];
	for (let t of e.seats) {
		let n = r[t];
		if (n === 0) continue;
		let o = n * i;
		e.players[t].coins += o, a.push({
			seat: t,
			units: n,
			coins: o
		});
	}
	let o = vn(e, t), s = o === null ? null : {
		seat: o,
		points: Hr(e, t, o)
	};
	H(e, "lorrySent", {
		lorry: t,
		good: n,
		price: i,
		payments: a,
		exclusive: s
	}), s !== null && Xt(e, s.seat, s.points);
}
var Hr = (e, t, n) => e.players[n].isSkipping ? 0 : Lt[t].points;
function Ur(e, t) {
	H(e, "pricesAdjusted", { moves: A.map((n) => un(e, n, dn(e, n, t))) });
}
function Wr(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n !== null) {
		for (let t of e.seats) e.piles[n] += r[t], r[t] = 0;
		e.lorries[t].good = null;
	}
}
// ../wt/v0/games/businessmen/rules/phases/round.ts
var Gr = L("round", {
	begin(e) {
		e.round += 1, e.opener = null, e.sector = null, H(e, "roundBegan", {
			round: e.round,
			leader: e.leader
		});
		for (let t of Ct(e.seats, e.leader)) {
			let n = e.players[t];
			n.misfortune = null, n.isSkipping && (n.isSkipping = !1, n.coins += 10, H(e, "skipMoneyPaid", {
				seat: t,
				coins: 10
			}));
		}
	},
	announcements: {
		call: "announcements",
		with(e) {
			let t = Ct(e.seats, e.leader).filter((t) => Gt(e, t));
			return t.length > 0 ? { asked: t } : null;
		}
	},
	open(e) {
		e.opener = F(e, e.leader)[0] ?? null, e.opener === null ? H(e, "everybodySkips", {}) : e.opener !== e.leader && H(e, "stoodIn", {
			seat: e.opener,
			leader: e.leader
		});
	},
	cards: {
		rule: "BM-5.4",
		ask: (e) => e.opener,
		idle: () => ({ type: "turnCards" }),
		actions: { turnCards: {
			offer: () => ({}),
			take: () => z
		} }
	},
	turn: Ir,
	buying: {
		call: "buying",
		with(e) {
			let t = I(e);
			return t.length > 0 ? {
				queue: t,
				firstPasser: null
			} : null;
		},
		then(e, t, { firstPasser: n }) {
			t.firstPasser = n;
		}
	},
	leftovers: Rr,
	loading: {
		call: "loading",
		with(e, t) {
			let n = Wt(e, t.firstPasser);
			return n.length > 0 ? {
				queue: n,
				loaded: k(e.seats, () => G(0))
			} : null;
		}
	},
	transfer(e) {
		for (let t of I(e)) mn(e, t) || Tr(e, t);
	},
	keeping: {
		call: "keeping",
		with(e) {
			let t = I(e).filter((t) => mn(e, t));
			return t.length > 0 ? {
				...vr(e, t),
				because: "transfer"
			} : null;
		}
	},
	priceWheel: {
		rule: "BM-8.1",
		ask: (e) => e.opener,
		idle: () => ({ type: "spinPrices" }),
		actions: { spinPrices: {
			offer: () => ({}),
			take: () => z
		} }
	},
	spin: zr,
	send: Br,
	exports: {
		call: "exports",
		with: (e) => _r(e, "exports", "BM-9.3", (t) => Xn(e, [], [], t))
	},
	improvements: {
		call: "improvements",
		with: (e) => _r(e, "improvements", "BM-10.4", (t) => En(e, [], t))
	},
	misfortune: {
		call: "misfortune",
		with(e) {
			let t = I(e);
			return t.length > 0 ? { unspun: t } : null;
		}
	},
	lapse: Pn,
	insurance: {
		call: "insurance",
		with: (e) => _r(e, "insurance", "BM-12.4", (t) => kn(e, [], t))
	},
	finish(e) {
		return Qt(e), R("begin");
	}
});
// ../wt/v0/games/businessmen/rules/setup.ts
function Kr(e, t) {
	let n = qr(e, t), r = () => ({
		good: null,
		lots: k(e.seats, () => 0)
	});
	return {
		round: 0,
		leader: e.options.firstLeader === "random" ? Te(e, e.seats.length) : 0,
		opener: null,
		players: k(e.seats, (e) => ({
			colour: n[e],
			coins: 10,
			points: 0,
			levels: Jr(1),
			warnings: Jr(!1),
			insured: Jr(!1),
			main: G(0),
			temp: G(0),
			isSkipping: !1,
			misfortune: null
		})),
		piles: G(25),
		market: G(0),
		prices: G(8),
		lastMoves: G(0),
		lorries: {
			yellow: r(),
			blue: r(),
			green: r()
		},
		goodsDeck: je("goods", Ee(e, [...Pr])),
		goodsDiscards: [],
		goodsCard: null,
		exportDeck: je("export", Ee(e, [...Wn])),
		exportDiscards: [],
		exportCard: null,
		sector: null,
		ending: null
	};
}
function qr(e, t) {
	let n = Pt.filter((e) => !t.includes(e));
	return e.seats.map((e) => Pt.find((n) => n === t[e]) ?? n.shift());
}
var Jr = (e) => Object.fromEntries(M.map((t) => [t, e])), Yr = "55a682c9df86434c86e1b3d25469861832d18bb9bc4e1322a4ceb3f9bc170e85", Xr = /* @__PURE__ */ t({ businessmen: () => Zr }), Zr = Jt({
	id: "businessmen",
	rules: Yr,
	seats: {
		min: 2,
		max: 4
	},
	picks: Pt,
	options: {
		loaderCap: ["perMove", "perRound"],
		negativeEvents: ["warningFirst", "immediate"],
		skipEligibility: ["lowFunds", "anyone"],
		finishTie: ["coins", "pointsThenCoins"],
		targetVP: [
			"20",
			"15",
			"10"
		],
		firstLeader: ["random", "firstSeat"],
		exportLots: [
			"onePerGood",
			"onePerRound",
			"unlimited"
		],
		sameGoodCars: ["allowed", "oneCarPerGood"],
		leftovers: ["return", "stay"],
		loadingStart: [
			"nextAfterLeader",
			"firstPasser",
			"leader"
		],
		loadingDuty: ["free", "compulsory"],
		overflowAfterFine: ["immediate", "atNextTransfer"],
		quietPhases: ["sequential", "parallel"],
		roundGuard: [
			"60",
			"none",
			"12",
			"20",
			"30"
		],
		absentSeat: ["bot", "dormant"]
	},
	presets: {
		standard: {},
		short: { targetVP: "10" },
		harsh: {
			loaderCap: "perRound",
			negativeEvents: "immediate"
		}
	},
	setup: Kr,
	opening: () => Kt("round", { firstPasser: null }),
	phases: {
		round: Gr,
		announcements: pr,
		buying: mr,
		loading: Or,
		keeping: Dr,
		exports: Sr,
		improvements: Cr,
		misfortune: Mr,
		insurance: wr
	},
	anytime: {},
	governs: {
		skipRound: "BM-14.2",
		playRound: "BM-14.2",
		turnCards: "BM-5.4",
		buy: "BM-6.1",
		load: "BM-7.1",
		pass: "BM-6.8",
		keep: "BM-7.13",
		spinPrices: "BM-8.1",
		ship: "BM-9.8",
		improve: "BM-10.7",
		spinMisfortune: "BM-11.1",
		insure: "BM-12.1",
		finish: "BM-1.5"
	},
	facts: rr,
	invariants: fr,
	imagine: dr
}), Qr = kt(Object.values(Xr).find((e) => e?.id === "businessmen"));
export { Qr as default };
